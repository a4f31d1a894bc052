const LOREM =
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. ';

/**
 * Every fault in here is meant, the missing charset too: it makes the euro sign three wrong ones. The visitor counter in
 * the head pushes what follows into the body.
 */
export const PAGE = `<html>
<head>
<link rel="canonical" href="http://www.slecht.nl/">
<link rel="canonical" href="http://slecht.nl/index.php">
<img src="/img/teller.gif" width="88" height="31">
<meta name="robots" content="noindex, nofollow">
<meta name="generator" content="WordPress 4.9.8">
<meta name="viewport" content="width=1024, user-scalable=no, maximum-scale=1">
<meta http-equiv="refresh" content="1800">
<script src="/wp-includes/js/jquery/jquery-1.8.3.min.js"></script>
<script src="/js/bootstrap-3.3.5.min.js"></script>
<script src="/js/verdwenen.js"></script>
<script src="http://cdn.polyfill.io/v2/polyfill.min.js"></script>
<script src="http://s7.addthis.com/js/300/addthis_widget.js"></script>
<script type="text/javascript">
var _gaq = _gaq || []; _gaq.push(['_setAccount', 'UA-1234567-1']); _gaq.push(['_trackPageview']);
</script>
<script type="application/ld+json">{ "@context": "http://schema.org", "@type": "LocalBuisness", "name": "Slecht & Zn", }</script>
<style>
body { background: #fff; color: #b9b9b9; font-family: Verdana; margin: 0; }
a { color: #c8d4c8; text-decoration: none; outline: none; }
a:focus, input:focus { outline: none; }
#menu { position: fixed; top: 0; width: 100%; height: 340px; background: #f4f4f4; }
</style>
</head>
<body bgcolor="#ffffff">
<div id="menu"><ul>
<a href="/oud/prijzen.html">Klik hier</a> <a href="/oud/diensten.html">Klik hier</a>
<a href="/oud/team.html">Lees meer</a> <a href="/oud/vacatures.html">hier</a>
<a href="javascript:void(0)">Menu</a> <a href="#"><img src="/img/weg.gif"></a>
</ul></div>
<center><font size="7" color="#dddddd">{{bedrijfsnaam}}</font></center>
<marquee>Welkom op onze site. Deze site is het best te bekijken met Internet Explorer 6.</marquee>
<h4>Hallo wereld</h4>
<p>Notice: Undefined variable: titel in /var/www/html/index.php on line 42</p>
<p>${LOREM.repeat(30)}</p>
<table><tr><td><img src="/img/logo.gif" width="200" height="80"></td><td><img src="/img/IMG_0042.JPG" alt="IMG_0042.JPG" width="200" height="80"></td></tr></table>
<form action="http://slecht.nl/login.php" method="post">
<input type="text" name="naam" placeholder="naam"> <input type="password" name="wachtwoord">
<select name="land"><option>NL</option></select>
<div onclick="this.parentNode.submit()">Verstuur</div> <button></button> <input type="image" src="/img/knop.gif">
</form>
<iframe src="/kader.html" width="300" height="60"></iframe>
<object type="application/x-shockwave-flash" data="/film.swf" width="200" height="100"></object>
<blink id="dubbel" tabindex="5" role="knop" aria-fout="ja">Aanbieding</blink> <span id="dubbel">nu € 10</span>
<p>${LOREM.repeat(120)}</p>
<p>Bel <a href="tel:12">020 123 45 67</a> of mail <a href="mailto:info@example.com">post@slecht.nl</a></p>
<p>&copy; 2011 Slecht</p>
</body>
</html>
`;

export const FRAME = '<html><body><p>kader</p></body></html>';

/** Stand-ins with the banners and version properties of the real ones. */
export const JQUERY = `/*! jQuery v1.8.3 jquery.com | jquery.org/license */
(function (window) { function jQuery() {} jQuery.fn = { jquery: '1.8.3' }; window.jQuery = window.$ = jQuery; })(window);
`;

export const BOOTSTRAP = `/*!
 * Bootstrap v3.3.5 (http://getbootstrap.com)
 * Copyright 2011-2015 Twitter, Inc.
 */
(function ($) { $.fn.modal = function () {}; $.fn.modal.Constructor = { VERSION: '3.3.5' }; })(jQuery);
`;
