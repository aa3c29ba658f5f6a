document.getElementById('app').textContent = 'Spiegelsaal: Tanzkurse für alle.';
