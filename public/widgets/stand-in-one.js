// Sample figures, in place of a review site's script.
window.ReviewWidget = {
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
