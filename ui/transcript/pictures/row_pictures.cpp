// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/pictures/row_pictures.h"

#include <QFontMetrics>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr QLatin1StringView kPicturePrefix{"picture/"};
constexpr QSize kUnknownSize(160, 120);
constexpr int kSmallestMost = 220; ///< pixels
constexpr int kMostLines = 12;     ///< of text, beside a thumbnail

} // namespace

QString RowPictures::idOf(const base::MessageId &message, int number)
{
    return kPicturePrefix + QString::number(number) + u'/' + message.value();
}

std::optional<RowPictures::Place> RowPictures::placeOf(const QString &id)
{
    if (!id.startsWith(kPicturePrefix))
        return std::nullopt;
    const QString rest = id.mid(kPicturePrefix.size());
    const qsizetype slash = rest.indexOf(u'/');
    bool isNumber = false;
    const int number = rest.left(slash).toInt(&isNumber);
    if (slash < 0 || !isNumber)
        return std::nullopt;
    return Place{base::MessageId(rest.mid(slash + 1)), number};
}

int RowPictures::mostSide(const QFont &font)
{
    return std::max(kSmallestMost, kMostLines * QFontMetrics(font).lineSpacing());
}

QSize RowPictures::shownSize(const QSize &size, int width, int mostSide)
{
    const QSize whole = size.isEmpty() ? kUnknownSize : size;
    const QSize most(std::clamp(width, 1, mostSide), mostSide);
    const QSize fitted = whole.scaled(most, Qt::KeepAspectRatio);
    return (whole.width() <= most.width() && whole.height() <= most.height() ? whole : fitted)
        .expandedTo(QSize(1, 1));
}

QImage RowPictures::imageOf(const QString &id)
{
    if (const QImage *known = m_images.object(id))
        return *known;
    if (m_gone.contains(id) || m_asked.contains(id))
        return {};
    m_asked.insert(id);
    QMetaObject::invokeMethod(
        this, [this, id] { Q_EMIT needed(id); }, Qt::QueuedConnection);
    return {};
}

void RowPictures::set(const QString &id, const QImage &image)
{
    m_asked.remove(id);
    m_images.insert(id, new QImage(image));
    Q_EMIT changed();
}

void RowPictures::setGone(const QString &id)
{
    m_asked.remove(id);
    m_gone.insert(id);
    Q_EMIT changed();
}

void RowPictures::forgetAll()
{
    m_images.clear();
    m_asked.clear();
    m_gone.clear();
}

} // namespace studio::ui
