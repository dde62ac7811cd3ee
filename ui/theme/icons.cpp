// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/icons.h"

#include <QFile>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

#include <cmath>
#include <iterator>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr const char *kFiles[] = {
    "play",          "wait",           "next",    "stop",     "cue",        "mute",         "unmute",
    "search",        "command",        "send",    "whisper",  "message",    "plus",         "minus",
    "check",         "close",          "edit",    "copy",     "duplicate",  "archive",      "trash",
    "import",        "export",         "folder",  "settings", "chevron-up", "chevron-down", "chevron-left",
    "chevron-right", "jump-to-newest", "more",    "person",   "people",     "room",         "timeline",
    "events",        "floor",          "stage",   "camera",   "doors",      "cost",         "undo",
    "redo",          "refresh",        "warning", "error",    "info",       "help",         "star",
    "star-filled",   "asleep",         "clock",   "external", "theme",      "language",     "filter",
    "layout",        "list",           "picture", "dice",     "mention",    "tag",          "scene",
    "zoom-in",       "zoom-out",       "quit",    "pin",      "quote",
};
static_assert(std::size(kFiles) == kIconCount, "a file for every name, in their order");

/// The drawing's shape, filled with one colour.
QPixmap tinted(IconName name, const QColor &colour, const QSize &pixels)
{
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    const int side = std::min(pixels.width(), pixels.height());
    QSvgRenderer drawing(u":/icons/actions/%1.svg"_s.arg(iconFile(name)));
    drawing.render(&painter,
                   QRectF((pixels.width() - side) / 2.0, (pixels.height() - side) / 2.0, side, side));
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(image.rect(), colour);
    painter.end();
    return QPixmap::fromImage(image);
}

/// Paints a drawing in the colours of one theme, and caches the result.
class TintedIcon : public QIconEngine
{
public:
    TintedIcon(IconName name, const QColor &normal, const QColor &disabled, const QColor &selected)
        : m_name(name)
        , m_normal(normal)
        , m_disabled(disabled)
        , m_selected(selected)
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const qreal ratio = painter->device()->devicePixelRatio();
        painter->drawPixmap(rect, painted(rect.size() * ratio, mode));
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State) override { return painted(size, mode); }

    // Qt 6.8 passes the size before scaling, earlier versions pass it after scaling.
    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State, qreal scale) override
    {
        return painted(QT_VERSION >= QT_VERSION_CHECK(6, 8, 0) ? size * scale : size, mode);
    }

    QIconEngine *clone() const override { return new TintedIcon(m_name, m_normal, m_disabled, m_selected); }
    QString key() const override { return u"studio"_s; }
    bool isNull() override { return false; }

private:
    QPixmap painted(const QSize &pixels, QIcon::Mode mode)
    {
        const QColor &colour = mode == QIcon::Disabled   ? m_disabled
                               : mode == QIcon::Selected ? m_selected
                                                         : m_normal;
        const auto key = std::pair(mode, (qint64(pixels.width()) << 32) | pixels.height());
        QPixmap &kept = m_kept[key];
        if (kept.isNull() && !pixels.isEmpty())
            kept = tinted(m_name, colour, pixels);
        return kept;
    }

    IconName m_name;
    QColor m_normal;
    QColor m_disabled;
    QColor m_selected;
    QHash<std::pair<QIcon::Mode, qint64>, QPixmap> m_kept;
};

} // namespace

QIcon icon(IconName name, const Theme &theme) { return icon(name, theme, theme.text); }

QIcon icon(IconName name, const Theme &theme, const QColor &colour)
{
    return QIcon(new TintedIcon(name, colour, theme.disabledText, theme.selectionText));
}

QPixmap iconPixmap(IconName name, const QColor &colour, int size, qreal devicePixelRatio)
{
    const int pixels = int(std::ceil(size * devicePixelRatio));
    QPixmap pixmap = tinted(name, colour, {pixels, pixels});
    pixmap.setDevicePixelRatio(devicePixelRatio);
    return pixmap;
}

QString iconFile(IconName name) { return QString::fromLatin1(kFiles[int(name)]); }

} // namespace studio::ui
