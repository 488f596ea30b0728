// What a hand needs of the page: where a piece can be hit, and how many Tabs away it is.
// Put into every page of the tests.

window.aim = (selector) => {
  for (const one of meant(selector)) {
    for (const block of ["nearest", "center", "start", "end"]) {
      one.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
      const point = hit(one);
      if (point) return point;
    }
  }
  return null;
};

// How many Tabs forward, or backward where less than 0, until the focus is there.
window.stepsTo = (selector) => {
  const goal = meant(selector)[0];
  const all = [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex]")];
  const stops = all.filter(
    (one) =>
      one === goal ||
      (one.tabIndex >= 0 && !one.disabled && one.checkVisibility({ visibilityProperty: true })),
  );
  if (!goal) return null;
  const now = document.activeElement ?? document.body;
  if (now === goal) return 0;
  const ahead = goal.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_PRECEDING;
  const between = stops.filter((one) => {
    const [first, last] = ahead ? [now, goal] : [goal, now];
    return (
      first.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING &&
      last.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING
    );
  });
  return ahead ? between.length + 1 : -between.length - 1;
};

// Of two equal dice the first may be touched already: the one that glows is meant.
function meant(selector) {
  const found = [...document.querySelectorAll(selector)].filter((one) => !one.disabled);
  const rank = (one) =>
    (one.classList.contains("glows") ? 0 : 2) + (one.getAttribute("aria-pressed") === "true" ? 1 : 0);
  return found.sort((one, other) => rank(one) - rank(other));
}

// A point of the element that is not covered by anything else, as near to its middle as can be.
function hit(one) {
  const box = one.getBoundingClientRect();
  const steps = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
  for (const down of steps)
    for (const along of steps) {
      const x = box.left + box.width * along;
      const y = box.top + box.height * down;
      const there = document.elementFromPoint(x, y);
      if (there && (there === one || one.contains(there))) return { x, y };
    }
  return null;
}
