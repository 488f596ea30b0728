error-batch-size = the number of matches in a batch must be a whole number of at least 1, got { $got }
error-batch-shape = expected one number for each of the { NUMBER($n, useGrouping: 0) } matches, got shape { $got }
error-batch-illegal = move { $got } is not legal in match { NUMBER($index, useGrouping: 0) } of the batch
