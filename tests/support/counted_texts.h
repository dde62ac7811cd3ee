// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QMap>
#include <QString>
#include <QStringList>

#include <algorithm>

// The texts of tests/tokens with the counts of real tokenizers. STUDIO_SOURCE_DIR must be defined.
namespace studio::tests {

struct CountedText
{
    QString name; ///< "ko_talk"
    QString text;
    QMap<QString, qint64> counts; ///< by tokenizer
};

inline QString tokenFile(const QString &name)
{
    QFile file(QStringLiteral(STUDIO_SOURCE_DIR "/tests/tokens/") + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("There is no file %ls in tests/tokens.", qUtf16Printable(name));
    return QString::fromUtf8(file.readAll());
}

inline QList<CountedText> countedTexts()
{
    QStringList lines = tokenFile(QStringLiteral("counts.tsv")).split(u'\n', Qt::SkipEmptyParts);
    lines.removeIf([](const QString &line) { return line.startsWith(u'#'); });
    const QStringList head = lines.takeFirst().split(u'\t');
    QList<CountedText> texts;
    for (const QString &line : lines) {
        const QStringList cells = line.split(u'\t');
        CountedText text{cells.first(), tokenFile(QStringLiteral("texts/%1.txt").arg(cells.first())), {}};
        for (qsizetype i = 1; i < cells.size(); ++i)
            text.counts.insert(head.at(i), cells.at(i).toLongLong());
        texts.append(text);
    }
    return texts;
}

inline CountedText countedText(const QString &name)
{
    const QList<CountedText> texts = countedTexts();
    const auto found = std::find_if(texts.cbegin(), texts.cend(),
                                    [&name](const CountedText &text) { return text.name == name; });
    if (found == texts.cend())
        qFatal("There is no text %ls.", qUtf16Printable(name));
    return *found;
}

} // namespace studio::tests
