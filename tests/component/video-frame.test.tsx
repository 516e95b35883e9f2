import { fireEvent, render, screen } from '@testing-library/react';
import { VideoFrame } from '@/components/ui/video-frame';

it('asks the video host for nothing before the press on play, and then takes the focus to the player', () => {
  render(
    <VideoFrame id="SampleVideo" title="A crew rebooking" play="Play video">
      <p>poster</p>
    </VideoFrame>,
  );
  expect(document.querySelector('iframe')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Play video' }));
  const player = screen.getByTitle('A crew rebooking');
  expect(new URL((player as HTMLIFrameElement).src).host).toBe('www.youtube-nocookie.com');
  expect(player).toHaveFocus();
  expect(screen.queryByText('poster')).toBeNull();
});
