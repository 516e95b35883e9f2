import { Art } from '@/components/art/illustration';
import { VideoFrame } from '@/components/ui/video-frame';
import type { Event } from '@/lib/content/event';
import { SectionTitle } from './section-title';
import './event.css';

/** The film. Its host hears of the visitor only after a press on play, or on the link. */
export function EventVideo({ video }: { video: Event['video'] }) {
  return (
    <section className="event-video" aria-labelledby="video">
      <div className="container event-video__grid">
        <VideoFrame id={video.id} title={video.caption} play={video.play}>
          <Art kind="airlines" width={784} height={441} fit="cover" />
        </VideoFrame>
        <div className="event-video__text">
          <SectionTitle id="video" kicker={video.kicker}>
            {video.title}
          </SectionTitle>
          <p>{video.caption}</p>
          <p className="help">
            {video.notice}{' '}
            <a
              className="link"
              href={`https://www.youtube.com/watch?v=${video.id}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              {video.link}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
