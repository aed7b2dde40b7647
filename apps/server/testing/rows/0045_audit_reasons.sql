insert into audit_reasons (entry_id, salt, words) values (1, '\x07', 'Asha called: the gate is closed');
