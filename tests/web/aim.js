// What a hand needs of the page: where a piece can be hit. Put into every page of the tests.
window.aim = (selector) => {
  const found = [...document.querySelectorAll(selector)].filter((one) => !one.disabled);
  const rank = (one) =>
    (one.classList.contains("glows") ? 0 : 2) + (one.getAttribute("aria-pressed") === "true" ? 1 : 0);
  found.sort((one, other) => rank(one) - rank(other));
  for (const one of found) {
    for (const block of ["nearest", "center", "start", "end"]) {
      one.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
      const point = hit(one);
      if (point) return point;
    }
  }
  return null;
};

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
