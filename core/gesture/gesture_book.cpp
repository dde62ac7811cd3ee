// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gesture/gesture_book.h"

#include "core/base/log.h"
#include "core/gesture/gesture_reader.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <numeric>

// The resources of a static library are not registered automatically; this must be outside every namespace.
static void registerGestures() { Q_INIT_RESOURCE(gestures); }

namespace studio::gesture {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestName = 64;
constexpr QLatin1StringView kCalmest{"nod"};

/// The name without differences of spelling: case, width, spaces, hyphens.
QString plain(const QString &name)
{
    QString text = name.left(kLongestName).normalized(QString::NormalizationForm_KC).toCaseFolded();
    text.removeIf([](QChar letter) { return !letter.isLetterOrNumber(); });
    return text;
}

/// The edit distance: how many letters must be changed, added or removed to turn one text into the other.
qsizetype editsBetween(const QString &from, const QString &to)
{
    QList<qsizetype> row(to.size() + 1);
    std::iota(row.begin(), row.end(), 0);
    for (qsizetype line = 0; line < from.size(); ++line) {
        qsizetype corner = row[0];
        row[0] = line + 1;
        for (qsizetype at = 0; at < to.size(); ++at) {
            const qsizetype changed = corner + (from.at(line) == to.at(at) ? 0 : 1);
            corner = row[at + 1];
            row[at + 1] = std::min({changed, row[at] + 1, row[at + 1] + 1});
        }
    }
    return row.last();
}

/// 0: equal. A word inside a longer text counts as nearer than a similar spelling; none if it is too far.
std::optional<double> distance(const QString &wanted, const QString &word)
{
    if (wanted == word)
        return 0;
    if (wanted.isEmpty() || word.isEmpty())
        return std::nullopt;
    const bool isSyllable = word.front().unicode() < 0x80 && word.size() < 3; // "no" is in "knock" too
    if (!isSyllable && wanted.contains(word))                                 // "waves happily"
        return 0.5 - 0.001 * double(word.size());
    const qsizetype edits = editsBetween(wanted, word);
    const qsizetype most = std::max(wanted.size(), word.size()) / 3;
    return edits <= most ? std::optional(double(edits)) : std::nullopt;
}

QStringList wordsOf(const Gesture &gesture)
{
    QStringList words{plain(gesture.name)};
    for (const QStringList &aliases : gesture.aliases)
        for (const QString &alias : aliases)
            words.append(plain(alias));
    return words;
}

QList<Gesture> readOwn()
{
    registerGestures();
    QList<Gesture> gestures;
    const QDir folder(u":/gestures"_s);
    for (const QString &name : folder.entryList({u"*.json"_s}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const base::Result<Gesture> read = readGesture(file.readAll());
        if (read)
            gestures.append(*read);
        else
            qCWarning(base::lcStudio) << "gesture" << name << read.error().text;
    }
    return gestures;
}

} // namespace

GestureBook::GestureBook(QList<Gesture> gestures)
    : m_gestures(std::move(gestures))
{
}

GestureBook GestureBook::own()
{
    static const QList<Gesture> gestures = readOwn();
    return GestureBook(gestures);
}

Match GestureBook::find(const QString &name) const &
{
    const QString wanted = plain(name);
    const Gesture *nearest = nullptr;
    std::optional<double> best;
    for (const Gesture &gesture : m_gestures) {
        for (const QString &word : wordsOf(gesture)) {
            const std::optional<double> far = distance(wanted, word);
            if (far && (!best || *far < *best)) {
                best = far;
                nearest = &gesture;
            }
        }
    }
    if (nearest)
        return {nearest, *best == 0};
    const auto calmest = std::find_if(m_gestures.begin(), m_gestures.end(),
                                      [](const Gesture &gesture) { return gesture.name == kCalmest; });
    if (calmest != m_gestures.end())
        return {&*calmest, false};
    return {m_gestures.isEmpty() ? nullptr : &m_gestures.first(), false};
}

} // namespace studio::gesture
