import { Illustration } from '@/components/illustrations/illustration';
import { readDrawing } from '@/components/illustrations/read-drawing';
import { SectionTitle } from '@/components/typography/section-title';
import { VideoFrame } from '@/components/ui/video-frame';
import type { Event } from '@/content/event.schema';

export function Video({ video }: { video: NonNullable<Event['video']> }) {
  return (
    <section aria-labelledby="video">
      <div className="site-container grid gap-6 @xl:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] @xl:gap-12">
        <VideoFrame id={video.id} title={video.caption} play={video.play}>
          <Illustration svg={readDrawing('airlines')} isCover />
        </VideoFrame>
        <div className="grid content-center gap-4">
          <SectionTitle id="video" heading={video} />
          <p className="text-ink-2">{video.caption}</p>
          <p className="text-help">
            {video.notice}{' '}
            <a
              className="link whitespace-nowrap"
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
