// Stands in for a review site's script, with sample figures; a real one defines the same global. The slot is 50 px high.
window.ReviewWidget = {
  /** Draws into `target`, whose link leads to the reviews and stays the way there. */
  render(target) {
    const link = target.querySelector('a');
    const part = (name, text) => {
      const element = document.createElement('span');
      element.className = `review__${name}`;
      element.textContent = text;
      return element;
    };
    link.replaceChildren(
      part('star', ''),
      part('words', '4.8 of 5'),
      part('count', '31 reviews'),
      part('site', link.textContent),
    );
  },
};
