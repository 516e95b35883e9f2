// The page was built at some time, and is read in some year.
addEventListener('DOMContentLoaded', () => {
  const year = document.querySelector('.site-footer time');
  if (year) year.textContent = String(new Date().getFullYear());
});
