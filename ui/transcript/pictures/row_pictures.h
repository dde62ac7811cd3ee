// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/message.h"

#include <QCache>
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
    static constexpr int kMostSide = 220; ///< pixels of a thumbnail

    using QObject::QObject;

    [[nodiscard]] static QString idOf(const base::MessageId &message, int number);
    struct Place
    {
        base::MessageId message;
        int number = 0;
    };
    [[nodiscard]] static std::optional<Place> placeOf(const QString &id);
    /// The size of the thumbnail in a column of this width.
    [[nodiscard]] static QSize shownSize(const QSize &size, int width);

    [[nodiscard]] QImage imageOf(const QString &id); ///< null: on its way, or gone
    [[nodiscard]] bool isGone(const QString &id) const { return m_gone.contains(id); }
    void set(const QString &id, const QImage &image);
    void setGone(const QString &id);
    void forgetAll();

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
