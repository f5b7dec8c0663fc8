window.ReviewWidget?.render?.(document.getElementById('review-widget'));
