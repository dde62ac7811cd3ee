// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lore/scan.h"
#include "tests/bench/measure.h"

#include <QStringList>

#include <cmath>
#include <random>

// How long one scan takes with 2,000 entries of lore in a talk of 100,000 messages: by words alone as most
// books have them, with a tenth of patterns, and with entries that fire entries. Scans are spread over the
// whole talk.

using namespace Qt::StringLiterals;
using namespace studio;

namespace {

constexpr int kEntries = 2'000;
constexpr int kMessages = 100'000;
constexpr int kScans = 300;
constexpr double kLongestScan = 5; // ms

/// Words as rare as they are in talk: the first ones are everywhere.
class Speech
{
public:
    Speech()
    {
        const QStringList parts = u"ka lo mi ren tas vor sel nu dra eth or in qua shi"_s.split(u' ');
        for (const QString &first : parts) {
            for (const QString &second : parts) {
                for (const QString &third : parts)
                    m_words.append(first + second + third);
            }
        }
        std::shuffle(m_words.begin(), m_words.end(), m_dice);
    }
    QString word() // the later, the rarer
    {
        const double share = double(m_dice()) / double(std::mt19937::max());
        return m_words.at(qsizetype(std::pow(share, 3) * double(m_words.size() - 1)));
    }
    QString rareWord() { return m_words.at(qsizetype(m_dice() % uint(m_words.size()))); }
    QString text(int words)
    {
        QStringList said;
        for (int i = 0; i < words; ++i)
            said.append(word());
        return said.join(u' ') + u'.';
    }

private:
    std::mt19937 m_dice{7};
    QStringList m_words;
};

enum class Keys { Words, SomePatterns };

model::LoreBook madeBook(Speech &speech, Keys keys, bool recursive)
{
    model::LoreBook book{.name = u"World"_s};
    book.recursive = recursive;
    for (int i = 0; i < kEntries; ++i) {
        model::LoreEntry entry{
            .keys = {speech.rareWord(), speech.rareWord() + u' ' + speech.rareWord(), speech.rareWord()},
            .content = speech.text(60) + QString::number(i),
            .order = double(i % 100)};
        if (i % 5 == 0)
            entry.secondaryKeys = {speech.word(), speech.word()};
        if (keys == Keys::SomePatterns && i % 10 == 0)
            entry.keys[0] = u"/\\b(%1|%2)s?\\b/i"_s.arg(speech.rareWord(), speech.rareWord());
        if (i % 50 == 0)
            entry.timing = model::LoreTiming{.sticky = 3};
        book.entries.append(entry);
    }
    book.tokenBudget = 2'000;
    return book;
}

void measure(const QByteArray &id, const model::LoreBook &book, const QList<lore::LoreLine> &talk)
{
    const QList<lore::LoreSource> sources{{u"mira"_s, {book}}};
    bench::Samples samples;
    qsizetype placed = 0;
    for (int i = 1; i <= kScans; ++i) {
        lore::LoreScene scene;
        scene.lines = talk.first(talk.size() * i / kScans);
        scene.messages = scene.lines.size();
        samples.add([&] { placed += lore::scan(sources, scene).placements.size(); });
    }
    samples.print("lore." + id, placed, kLongestScan);
}

} // namespace

int main()
{
    Speech speech;
    QList<lore::LoreLine> talk;
    for (int i = 0; i < kMessages; ++i)
        talk.append({i, i % 2 == 0 ? u"Ida"_s : u"Mira"_s, speech.text(25)});
    measure("words", madeBook(speech, Keys::Words, false), talk);
    measure("patterns", madeBook(speech, Keys::SomePatterns, false), talk);
    measure("recursive", madeBook(speech, Keys::Words, true), talk);
    return 0;
}
