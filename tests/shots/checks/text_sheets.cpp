// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shots/checks/text_sheets.h"

#include <QCryptographicHash>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::tests {

namespace {

constexpr QSize kCutSize(560, 150);
constexpr int kColumns = 2;
constexpr int kBetween = 6;
constexpr qsizetype kFewestLetters = 2;

bool saysSomething(const QString &text)
{
    return std::count_if(text.cbegin(), text.cend(), [](QChar c) { return c.isLetter(); }) >= kFewestLetters;
}

/// Also one line of a longer text.
bool isWritten(const QString &text, const QSet<QString> &written)
{
    return std::any_of(written.cbegin(), written.cend(),
                       [&text](const QString &one) { return one.contains(text, Qt::CaseInsensitive); });
}

QImage cutAround(const QImage &picture, const QRect &text)
{
    QRect place(QPoint(), kCutSize);
    place.moveCenter(text.center());
    place.moveLeft(std::clamp(place.left(), 0, std::max(0, picture.width() - place.width())));
    place.moveTop(std::clamp(place.top(), 0, std::max(0, picture.height() - place.height())));
    QImage cut = picture.copy(place);
    QPainter painter(&cut);
    painter.setPen(Qt::red);
    painter.drawRect(text.translated(-place.topLeft()).adjusted(-3, -3, 3, 3));
    return cut;
}

} // namespace

TextSheets::TextSheets(int most, int seed)
    : m_most(most)
    , m_seed(seed)
{
}

void TextSheets::take(const QString &language, const QImage &picture, QPoint offset,
                      const QList<DrawnText> &texts, const QSet<QString> &written)
{
    QMap<QByteArray, Cut> &cuts = m_cuts[language];
    for (const DrawnText &one : texts) {
        const QString text = one.text.trimmed();
        if (!saysSomething(text) || !one.clip.contains(one.ink.center()))
            continue;
        const QByteArray lot = QCryptographicHash::hash(
            u"%1 %2"_s.arg(QString::number(m_seed), text).toUtf8(), QCryptographicHash::Sha1);
        const bool isTooLate = cuts.size() >= m_most && lot > cuts.lastKey();
        if (cuts.contains(lot) || isTooLate || isWritten(text, written))
            continue;
        cuts.insert(lot, {text, cutAround(picture, one.ink.toAlignedRect().translated(offset))});
        if (cuts.size() > m_most)
            cuts.remove(cuts.lastKey());
    }
}

bool TextSheets::save(const QDir &folder, const QString &ending) const
{
    bool isSaved = true;
    for (auto cuts = m_cuts.cbegin(); cuts != m_cuts.cend(); ++cuts) {
        const int rows = (int(cuts->size()) + kColumns - 1) / kColumns;
        const QSize step = kCutSize + QSize(kBetween, kBetween);
        QImage sheet(step.width() * kColumns, step.height() * std::max(rows, 1), QImage::Format_RGB32);
        sheet.fill(Qt::darkGray);
        QPainter painter(&sheet);
        int number = 0;
        for (const Cut &cut : *cuts) {
            painter.drawImage(QPoint(number % kColumns * step.width(), number / kColumns * step.height()),
                              cut.picture);
            ++number;
        }
        painter.end();
        isSaved = sheet.save(folder.filePath(u"texts-"_s + cuts.key() + ending + u".png"_s)) && isSaved;
    }
    return isSaved;
}

QStringList TextSheets::drawn(const QString &language) const
{
    QStringList texts;
    for (const Cut &cut : m_cuts.value(language))
        texts.append(cut.text);
    return texts;
}

} // namespace studio::tests
