// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lore/scan.h"
#include "tests/bench/measure.h"

#include <QStringList>

#include <cmath>
#include <random>

// How long one scan takes with 2,000 entries of lore in a talk of 100,000 messages: `first` makes the books
// ready too, as the free function does; the others are scans of books that are ready. By words alone, as most
// books have them; with a tenth of patterns; with entries that fire entries. `all` is the worst of these:
// every entry fires. Scans are spread over the whole talk.

using namespace Qt::StringLiterals;
using namespace studio;

namespace {

constexpr int kEntries = 2'000;
constexpr int kMessages = 100'000;
constexpr int kScans = 300;
constexpr double kLongestScan = 5; // ms

/// Words as rare as they are in talk, and the names that keys are: each third message has one.
class Speech
{
public:
    Speech()
    {
        const QStringList parts = u"ka lo mi ren tas vor sel nu dra eth or in qua shi"_s.split(u' ');
        for (const QString &first : parts) {
            for (const QString &second : parts) {
                for (const QString &third : parts) {
                    m_words.append(first + second + third);
                    m_names.append(first + second + third + u"bel"_s);
                }
            }
        }
        std::shuffle(m_words.begin(), m_words.end(), m_dice);
    }
    QString word() // the later, the rarer
    {
        const double share = double(m_dice()) / double(std::mt19937::max());
        return m_words.at(qsizetype(std::pow(share, 3) * double(m_words.size() - 1)));
    }
    QString name() { return m_names.at(qsizetype(m_dice() % uint(m_names.size()))); }
    QString text(int words)
    {
        QStringList said{m_dice() % 3 == 0 ? name() : word()};
        for (int i = 1; i < words; ++i)
            said.append(word());
        return said.join(u' ') + u'.';
    }

private:
    std::mt19937 m_dice{7};
    QStringList m_words;
    QStringList m_names;
};

struct Kind
{
    bool patterns = false;
    bool recursive = false;
    bool allFire = false;
};

model::LoreBook madeBook(Speech &speech, const Kind &kind)
{
    model::LoreBook book{.name = u"World"_s};
    book.recursive = kind.recursive;
    for (int i = 0; i < kEntries; ++i) {
        model::LoreEntry entry{.keys = {speech.name(), speech.name() + u' ' + speech.word(), speech.name()},
                               .content = speech.text(60) + QString::number(i),
                               .order = double(i % 100)};
        if (i % 5 == 0)
            entry.secondaryKeys = {speech.word(), speech.word()};
        if (kind.patterns && i % 10 == 0)
            entry.keys[0] = u"/\\b(%1|%2)s?\\b/i"_s.arg(speech.name(), speech.name());
        if (i % 50 == 0)
            entry.timing = model::LoreTiming{.sticky = 3};
        if (kind.allFire)
            entry.keys.append(speech.word());
        book.entries.append(entry);
    }
    book.tokenBudget = 2'000;
    return book;
}

void measure(const QByteArray &id, const model::LoreBook &book, const QList<lore::LoreLine> &talk,
             bool isReady = true)
{
    const QList<lore::LoreSource> sources{{u"mira"_s, {book}}};
    lore::Scanner scanner(sources);
    bench::Samples samples;
    qint64 fired = 0;
    for (int i = 0; i <= kScans; ++i) {
        lore::LoreScene scene;
        scene.lines = talk.first(std::max<qsizetype>(1, talk.size() * i / kScans));
        scene.messages = scene.lines.size();
        lore::LoreResult result;
        const auto scan = [&] { result = isReady ? scanner.scan(scene) : lore::scan(sources, scene); };
        if (i == 0)
            scan();
        else
            samples.add(scan);
        fired += std::count_if(result.verdicts.cbegin(), result.verdicts.cend(), [](const auto &verdict) {
            return verdict.state != lore::LoreVerdict::State::Blocked;
        });
    }
    // Where every entry fires, nearly a megabyte of contents is looked through: told, and held against no
    // bar.
    samples.print("lore." + id, fired / kScans, id == "all" ? std::nullopt : std::optional(kLongestScan));
}

} // namespace

int main()
{
    Speech speech;
    QList<lore::LoreLine> talk;
    for (int i = 0; i < kMessages; ++i)
        talk.append({i, i % 2 == 0 ? u"Ida"_s : u"Mira"_s, speech.text(25)});
    measure("first", madeBook(speech, {}), talk, false);
    measure("words", madeBook(speech, {}), talk);
    measure("patterns_first", madeBook(speech, {.patterns = true}), talk, false);
    measure("patterns", madeBook(speech, {.patterns = true}), talk);
    measure("recursive", madeBook(speech, {.recursive = true}), talk);
    measure("all", madeBook(speech, {.recursive = true, .allFire = true}), talk);
    return 0;
}
