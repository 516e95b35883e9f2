import { MockupFrame } from '@/components/sections/mockup-frame';
import { stopGround } from '@/components/sections/product-mockup/mockup-parts';
import { authPages } from '@/content/messages/auth';

const { title, state, caption, asked, steps } = authPages.signIn.request;

/** One demo request on its way to the demo; only the step in which a person decides is ember. */
export function SampleRequest() {
  return (
    <div className="rounded-band bg-tint p-7 narrow:hidden">
      <MockupFrame title={title} state={state} caption={caption}>
        <div>
          <p className="border-be border-line px-4 py-3 text-md leading-6 mock-wide:px-5">{asked}</p>
          <ol>
            {steps.map((step) => {
              const isDecided = 'actor' in step;
              return (
                <li
                  className={`flex items-baseline gap-3 border-line px-4 py-2.5 text-sm leading-5.5 not-first:border-bs tiny:flex-wrap mock-wide:px-5 ${isDecided ? stopGround : ''}`}
                  key={step.at}
                >
                  <span className={isDecided ? 'marker-person' : 'marker-agent'} aria-hidden="true" />
                  <span className="flex-1 text-ink-2 min-inline-0">
                    <b className="font-bold text-ink">{step.title}</b> {step.text}
                  </span>
                  <span className={`label whitespace-nowrap ${isDecided ? 'text-person' : 'text-ink-3'}`}>
                    {step.at}
                  </span>
                </li>
              );
            })}
          </ol>
        </div>
      </MockupFrame>
    </div>
  );
}
