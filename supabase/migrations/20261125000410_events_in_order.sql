-- An event names one before it, never itself: that would end the chain of its request for everybody. Only what comes is
-- looked at, so that a request that was ended so keeps no installation from being updated.
alter table public.demo_request_events add constraint demo_request_events_in_order check (seen < id) not valid;
