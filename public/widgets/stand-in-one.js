// Stands in for the script of a review site: a real one defines its own global in the same way. Made for a slot 50 px
// high. The figures of a real site would come from it; here the words say that they are a sample.
window.ReviewWidget = {
  /** Draws into `target`, whose link leads to the reviews and stays the way there. */
  render(target) {
    const link = target.querySelector('a');
    const site = document.createElement('span');
    site.className = 'review__site';
    site.textContent = link.textContent;
    const words = document.createElement('span');
    words.className = 'review__words';
    words.textContent = 'Sample';
    link.replaceChildren(stars(5), words, site);
  },
};

function stars(count) {
  const row = document.createElement('span');
  row.className = 'review__stars';
  row.setAttribute('role', 'img');
  row.setAttribute('aria-label', `${count} of 5 stars`);
  for (let drawn = 0; drawn < count; drawn++) row.append(star());
  return row;
}

function star() {
  const namespace = 'http://www.w3.org/2000/svg';
  const drawing = document.createElementNS(namespace, 'svg');
  drawing.setAttribute('viewBox', '0 0 24 24');
  const outline = document.createElementNS(namespace, 'path');
  outline.setAttribute('d', 'M12 2.5l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z');
  drawing.append(outline);
  return drawing;
}
