"""That pages, their descriptions and the links of a list can be told apart by their words."""

import re
from collections import Counter
from html import unescape

from conftest import SITE


def text(html):
    return " ".join(unescape(re.sub("<[^>]*>", "", html)).split())


def test_pages_of_a_scenario_in_one_pattern_have_titles_of_their_own():
    titles = Counter(re.search("<title>(.*?)</title>", page.read_text())[1] for page in SITE.glob("samples/*/*/*/index.html"))
    assert len(titles) > 100 and titles.most_common(1)[0][1] == 1, titles.most_common(3)


def test_the_description_of_code_and_of_a_pair_in_a_sample_says_more_than_the_title():
    pages = [*SITE.glob("samples/*/code/*/index.html"), *SITE.glob("compare/*/*/index.html")]
    described = [re.search('<h1>(.*?)</h1>', page.read_text())[1] for page in pages]
    said = [re.search('<meta name="description" content="(.*?)">', page.read_text())[1] for page in pages]
    assert len(pages) > 100 and len(set(said)) == len(pages)
    assert all(each.endswith(".") and each != title for each, title in zip(said, described))


def test_code_that_recordings_cannot_show_is_linked_by_words_of_its_own():
    linked = 0
    for page in SITE.glob("samples/*/code/*/index.html"):
        section = page.read_text().partition('id="unseen"')[2].partition("</section>")[0]
        listed = section.partition("<ul")[2]
        links = {(address, text(words)) for address, words in re.findall('<a href="([^"]*)">(.*?)</a>', listed, re.S)}
        same = [words for words, count in Counter(words for _, words in links).items() if count > 1]
        assert not same, (page, same)
        linked += len(links)
    assert linked > 50
