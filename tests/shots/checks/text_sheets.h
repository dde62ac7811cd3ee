// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/shots/checks/drawn_text.h"

#include <QDir>
#include <QImage>
#include <QMap>
#include <QSet>
#include <QString>

namespace studio::tests {

/// Texts of the window, drawn by lot, each with what stands around it: for people who read a language and not
/// its file. The lot is a hash of the seed and the text, so that the same texts are drawn in whatever order
/// and by however many processes the pictures are taken. Not a check: it finds nothing by itself.
class TextSheets
{
public:
    /// At most that many texts of each language.
    TextSheets(int most, int seed);

    /// Texts that stand at \p offset of the picture. What scenes and companions wrote (\p written) is left
    /// out, and so is what is too short to say anything.
    void take(const QString &language, const QImage &picture, QPoint offset, const QList<DrawnText> &texts,
              const QSet<QString> &written);
    /// Writes `texts-ja` with that ending, and `.png`, for each language. False if a file cannot be written.
    [[nodiscard]] bool save(const QDir &folder, const QString &ending) const;
    [[nodiscard]] QStringList drawn(const QString &language) const; ///< in the order of their lots

private:
    struct Cut
    {
        QString text;
        QImage picture; ///< the surroundings, with a frame around the text
    };
    const int m_most;
    const int m_seed;
    QMap<QString, QMap<QByteArray, Cut>> m_cuts; ///< by language, then by lot
};

} // namespace studio::tests
