/** The parts of the popover API that menus use and jsdom lacks: one auto popover open at a time, toggle events. */
const open = new Set<Element>();

function tell(type: 'beforetoggle' | 'toggle', element: HTMLElement, newState: 'open' | 'closed') {
  const event = new Event(type);
  Object.assign(event, { newState, oldState: newState === 'open' ? 'closed' : 'open' });
  element.dispatchEvent(event);
}

class MousePointerEvent extends MouseEvent {
  readonly pointerType: string;
  constructor(type: string, { pointerType = '', ...init }: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = pointerType;
  }
}

/** Installs them for the tests of one file, with the native click of `popovertarget` and pointer events. */
export function installPopover() {
  Object.assign(globalThis, { PointerEvent: MousePointerEvent });
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called below with the element as `this`
  const matches: (this: Element, selector: string) => boolean = Element.prototype.matches;
  const hide = (element: HTMLElement) => {
    if (!open.has(element)) return;
    tell('beforetoggle', element, 'closed');
    open.delete(element);
    tell('toggle', element, 'closed');
  };
  const show = (element: HTMLElement) => {
    if (open.has(element)) throw new DOMException('already open', 'InvalidStateError');
    tell('beforetoggle', element, 'open');
    for (const other of open) hide(other as HTMLElement);
    open.add(element);
    tell('toggle', element, 'open');
  };
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      show(this);
    },
    hidePopover(this: HTMLElement) {
      hide(this);
    },
  });
  Object.assign(Element.prototype, {
    matches(this: Element, selector: string) {
      return selector === ':popover-open' ? open.has(this) : matches.call(this, selector);
    },
  });
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button[popovertarget]');
    const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    if (!panel || event.defaultPrevented) return;
    if (open.has(panel)) hide(panel);
    else show(panel);
  });
  afterEach(() => open.clear());
}
