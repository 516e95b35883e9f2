-- For local databases only: every confirmed account reads all requests, so that a first look shows the whole dashboard.
update private.settings set request_read_access = 'any_confirmed_account' where only_row;
