() => {
  // Every fault of the layout of the screen as it is now, in words; `layout.py` tells what counts as one.
  // What lies over everything else for a moment, or until it is closed, may cover what is below it.
  const found = [];
  const modal = document.querySelector('dialog[open]');
  const scope = modal ?? document.body;
  const OVERLAYS = '[role=tooltip], [role=dialog]:not([aria-modal]), .toasts, [data-overlay], [popover]';
  const near = 1.5;

  const name = (one) => `<${one.tagName.toLowerCase()} class="${one.className?.baseVal ?? one.className}">`;
  const said = (text) => JSON.stringify(text.trim().replace(/\s+/g, ' ').slice(0, 50));

  // Nothing slides sideways
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} wide, the screen ${root.clientWidth}`);
  for (const one of scope.querySelectorAll('*')) {
    if (one.closest('svg') || !one.checkVisibility()) continue;
    const { overflowX } = getComputedStyle(one);
    if (['auto', 'scroll'].includes(overflowX) && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1)
      found.push(`${name(one)} slides sideways: ${one.scrollWidth} > ${one.clientWidth}`);
  }

  // Every line of text that is to be seen, with the part of it that its scrolling surroundings show
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  const texts = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    if (!node.data.trim() || owner.closest('svg, script, style, .unseen, [inert]')) continue;
    if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (owner.closest('[popover]') && !owner.closest(':popover-open')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      if (line.width < 1 || line.height < 1) continue;
      const seen = { left: line.left, top: line.top, right: line.right, bottom: line.bottom };
      let isGone = false;
      for (let box = owner; box && box !== root; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.clipPath !== 'none') isGone = true;
        if (isGone) break;
        const edge = box.getBoundingClientRect();
        for (const [axis, low, high] of [['X', 'left', 'right'], ['Y', 'top', 'bottom']]) {
          const flow = style[`overflow${axis}`];
          if (flow === 'visible') continue;
          const beyond = Math.max(edge[low] - seen[low], seen[high] - edge[high]);
          const scrolls = ['auto', 'scroll'].includes(flow);
          const dotted = (axis === 'X' && style.textOverflow === 'ellipsis') || (axis === 'Y' && style.webkitLineClamp !== 'none');
          if (beyond > near && !scrolls && !(dotted && tells(box)))
            found.push(`cut off by ${name(box)}, ${beyond.toFixed(1)} px beyond its ${axis === 'X' ? 'side' : 'end'}: ${said(node.data)}`);
          seen[low] = Math.max(seen[low], edge[low]);
          seen[high] = Math.min(seen[high], edge[high]);
        }
        if (style.position === 'fixed') break;
      }
      const isOut = line.right > root.clientWidth + near || line.left < -near;
      if (!isGone && isOut && seen.right - seen.left > near && !tells(owner)) found.push(`beyond the screen: ${said(node.data)}`);
      if (!isGone && seen.right - seen.left > 2 && seen.bottom - seen.top > 4) texts.push({ node, owner, seen });
    }
  }
  function tells(box) {
    const full = box.textContent.trim().replace(/\s+/g, ' ');
    for (let one = box; one; one = one.parentElement) if (one.title?.replace(/\s+/g, ' ').includes(full)) return true;
    return false;
  }

  // No two texts lie over one another
  for (let i = 0; i < texts.length; i++) {
    for (let j = i + 1; j < texts.length; j++) {
      const [a, b] = [texts[i], texts[j]];
      if (a.node === b.node || isOverlay(a.owner) !== isOverlay(b.owner)) continue;
      const across = Math.min(a.seen.right, b.seen.right) - Math.max(a.seen.left, b.seen.left);
      const down = Math.min(a.seen.bottom, b.seen.bottom) - Math.max(a.seen.top, b.seen.top);
      // lines that stand close share a little of their leading
      const low = Math.min(a.seen.bottom - a.seen.top, b.seen.bottom - b.seen.top);
      if (across > 2 && down > Math.max(3, 0.35 * low) && !isStuck(a.owner, b.owner))
        found.push(`${said(a.node.data)} and ${said(b.node.data)} lie over one another`);
    }
  }
  function isOverlay(one) {
    return one.closest(OVERLAYS) !== null;
  }
  // a heading that stays at the top while its text scrolls by, on a ground of its own
  function isStuck(...all) {
    return all.some((one) => {
      for (let box = one; box && box !== scope; box = box.parentElement)
        if (getComputedStyle(box).position === 'sticky') return true;
      return false;
    });
  }

  // Nothing lies over a text or over a button
  const things = texts.map(({ owner, seen, node }) => ({ one: owner, box: seen, what: said(node.data) }));
  for (const one of scope.querySelectorAll('button, a[href], input, select, textarea, [role=tab]')) {
    if (one.closest('svg, [inert]') || !one.checkVisibility({ visibilityProperty: true })) continue;
    const { left, top, right, bottom } = one.getBoundingClientRect();
    if (right - left < 2 || bottom - top < 2) continue;
    if (right > root.clientWidth + near || left < -near) found.push(`beyond the screen: button ${said(one.ariaLabel ?? one.textContent)}`);
    things.push({ one, box: clipped(one, { left, top, right, bottom }), what: `button ${said(one.ariaLabel ?? one.textContent)}` });
  }
  function clipped(one, box) {
    for (let around = one.parentElement; around && around !== root; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = around.getBoundingClientRect();
      box = {
        left: Math.max(box.left, edge.left), right: Math.min(box.right, edge.right),
        top: Math.max(box.top, edge.top), bottom: Math.min(box.bottom, edge.bottom),
      };
    }
    return box;
  }
  for (const { one, box, what } of things) {
    if (isStuck(one) || isOverlay(one)) continue;
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (box.right - box.left < 6 || box.bottom - box.top < 6 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
    const top = document.elementFromPoint(x, y);
    if (!top || top.contains(one) || one.contains(top) || isOverlay(top) || isStuck(top)) continue;
    if (one.closest('label')?.contains(top) || top.closest('label')?.contains(one)) continue;
    found.push(`${name(top)} lies over ${what}`);
  }
  return [...new Set(found)];
}
