// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/tokens.h"
#include "tests/bench/measure.h"
#include "tests/support/counted_texts.h"

#include <cmath>

// How far the estimate of tokens is from what the tokenizers of real models count, for each model and
// language. `first` is before the server has counted anything: by how much the estimate is too low at most
// (over all texts in the language), and how far off it is in the middle. `known` is for a request after the
// one before was counted.

using namespace Qt::StringLiterals;
using namespace studio;
using persona::tokenEstimate;
using tests::CountedText;

namespace {

constexpr double kMostUnder = 10; // %
constexpr double kMostOff = 15;

double percentOff(qint64 estimate, qint64 counted)
{
    return 100 * double(estimate - counted) / double(counted);
}

void printFirst(const QString &model, const QString &language, const QList<CountedText> &texts)
{
    QList<double> under;
    QList<double> off;
    qint64 counted = 0;
    for (const CountedText &text : texts) {
        if (!text.name.startsWith(language))
            continue;
        const qint64 count = text.counts.value(model);
        const double percent = percentOff(tokenEstimate(text.text), count);
        under.append(std::max(-percent, 0.0));
        off.append(std::abs(percent));
        counted += count;
    }
    const QByteArray id = "tokens.first." + model.toLatin1() + '.' + language.toLatin1();
    bench::print({.id = id + ".under",
                  .n = counted,
                  .p50 = *std::max_element(under.cbegin(), under.cend()),
                  .unit = "%",
                  .bar = kMostUnder});
    bench::print({.id = id + ".off", .n = counted, .p50 = bench::percentile(off, 0.5), .unit = "%"});
}

void printKnown(const QString &model, const QString &language)
{
    const CountedText early = tests::countedText(language + u"_prompt_early"_s);
    const CountedText late = tests::countedText(language + u"_prompt_late"_s);
    model::TokenScale scale;
    scale.learn(persona::tokenMix(early.text), early.counts.value(model));
    const qint64 counted = late.counts.value(model);
    bench::print({.id = "tokens.known." + model.toLatin1() + '.' + language.toLatin1(),
                  .n = counted,
                  .p50 = std::abs(percentOff(tokenEstimate(late.text, scale), counted)),
                  .unit = "%",
                  .bar = kMostOff});
}

} // namespace

int main()
{
    const QList<CountedText> texts = tests::countedTexts();
    const QStringList models = texts.first().counts.keys();
    for (const QString &model : models) {
        for (const QString &language : {u"en"_s, u"ja"_s, u"zh"_s, u"ko"_s, u"de"_s}) {
            printFirst(model, language, texts);
            printKnown(model, language);
        }
    }
    QString all;
    for (const CountedText &text : texts)
        all += text.text;
    bench::Samples samples;
    qint64 tokens = 0;
    for (int i = 0; i < 50; ++i)
        samples.add([&] { tokens += tokenEstimate(all); });
    samples.print("tokens.estimate", all.size() * (tokens > 0 ? 1 : 0), std::nullopt);
    return 0;
}
