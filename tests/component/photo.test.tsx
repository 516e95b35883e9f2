import { fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Photo } from '@/components/ui/photo';

const photo = <Photo src="/ada.jpg" />;

it('A photo that does not load disappears, also when it failed before hydration', () => {
  const { container } = render(photo);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(container).toBeEmptyDOMElement();

  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(photo);
  const image = page.querySelector('img') as HTMLImageElement;
  Object.defineProperty(image, 'complete', { value: true });
  render(photo, { container: page, hydrate: true });
  expect(page).toBeEmptyDOMElement();
});
