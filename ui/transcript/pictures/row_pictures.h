// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/message.h"

#include <QCache>
#include <QFont>
#include <QImage>
#include <QObject>
#include <QSet>
#include <QString>

#include <optional>

namespace studio::ui {

/// A picture of a message in a row.
struct RowPicture
{
    QString id;       ///< see RowPictures::idOf
    QSize size;       ///< as it was sent; may be empty
    QString spoken{}; ///< its description, or "Picture"
};

/// The pictures that rows show. It asks for a picture when it is painted first; the window answers with set()
/// or setGone(). It forgets those that were not painted for long. GUI thread.
class RowPictures : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] static QString idOf(const base::MessageId &message, int number);
    struct Place
    {
        base::MessageId message;
        int number = 0;
    };
    [[nodiscard]] static std::optional<Place> placeOf(const QString &id);
    /// How many pixels the longer side of a thumbnail has at most, beside text in this font.
    [[nodiscard]] static int mostSide(const QFont &font);
    /// The size of the thumbnail in a column of this width.
    [[nodiscard]] static QSize shownSize(const QSize &size, int width, int mostSide);

    [[nodiscard]] QImage imageOf(const QString &id); ///< null: on its way, or gone
    [[nodiscard]] bool isGone(const QString &id) const { return m_gone.contains(id); }
    void set(const QString &id, const QImage &image);
    void setGone(const QString &id);
    void forgetAll(); ///< they are asked for again, maybe in another size

Q_SIGNALS:
    void needed(const QString &id); ///< not from inside imageOf(), and once
    void changed();

private:
    static constexpr int kMostKept = 64;

    QCache<QString, QImage> m_images{kMostKept};
    QSet<QString> m_asked;
    QSet<QString> m_gone;
};

} // namespace studio::ui
