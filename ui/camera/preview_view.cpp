// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera/preview_view.h"

#include "ui/theme/theme_of.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr QSize kUsual(512, 384);
constexpr QSize kSmallest(256, 160);
constexpr double kKeyStep = 0.02;
constexpr double kGripReach = 12;  ///< pixels
constexpr double kGripRadius = 5;  ///< pixels
constexpr double kCountSide = 112; ///< pixels

} // namespace

PreviewView::PreviewView(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"cameraPreview"_s);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMouseTracking(true);
}

QSize PreviewView::sizeHint() const { return kUsual; }

QSize PreviewView::minimumSizeHint() const { return kSmallest; }

void PreviewView::setImage(const QImage &image)
{
    const bool had = hasImage();
    const int longest = std::max(image.width(), image.height());
    m_image = longest <= camera::kUsualEdge
                  ? image
                  : image.scaled(camera::kUsualEdge, camera::kUsualEdge, Qt::KeepAspectRatio);
    render();
    if (had != hasImage())
        Q_EMIT imageCameOrWent();
}

void PreviewView::setWords(const QString &words)
{
    m_words = words;
    setAccessibleDescription(words);
    update();
}

void PreviewView::setCount(int seconds)
{
    m_count = seconds;
    update();
}

void PreviewView::setWishes(const camera::ShotWishes &wishes)
{
    m_wishes = wishes;
    render();
}

void PreviewView::setTool(Tool tool)
{
    m_tool = tool;
    m_isDragging = false;
    unsetCursor();
    render();
}

void PreviewView::setFinal(bool isFinal)
{
    m_isFinal = isFinal;
    render();
}

void PreviewView::render()
{
    const bool isWhole = m_tool != Tool::None || !m_isFinal;
    m_shown = m_image.isNull() ? QImage()
              : isWhole        ? camera::veiled(m_image, m_wishes)
                               : camera::prepared(m_image, m_wishes);
    update();
}

QRect PreviewView::pictureRect() const
{
    const QSize size = m_shown.size().scaled(this->size(), Qt::KeepAspectRatio);
    return {QPoint((width() - size.width()) / 2, (height() - size.height()) / 2), size};
}

QRectF PreviewView::part() const { return m_tool == Tool::Blur ? m_wishes.blurred : m_wishes.crop; }

void PreviewView::change(const QRectF &part)
{
    (m_tool == Tool::Blur ? m_wishes.blurred : m_wishes.crop) = part;
    render();
    Q_EMIT wishesEdited(m_wishes);
}

QPointF PreviewView::toPart(const QPointF &at) const
{
    const QRectF picture = pictureRect();
    return {(at.x() - picture.x()) / picture.width(), (at.y() - picture.y()) / picture.height()};
}

QRectF PreviewView::toPixels(const QRectF &part) const
{
    const QRectF picture = pictureRect();
    return {picture.x() + part.x() * picture.width(), picture.y() + part.y() * picture.height(),
            part.width() * picture.width(), part.height() * picture.height()};
}

Grip PreviewView::gripUnder(const QPointF &at) const
{
    const QRectF picture = pictureRect();
    const Grip grip =
        gripAt(part(), toPart(at), {kGripReach / picture.width(), kGripReach / picture.height()});
    // The whole picture cannot be moved: a drag inside it draws a new part.
    return grip == Grip::Inside && part() == QRectF(0, 0, 1, 1) ? Grip::None : grip;
}

void PreviewView::mousePressEvent(QMouseEvent *event)
{
    if (m_tool == Tool::None || m_shown.isNull() || event->button() != Qt::LeftButton)
        return;
    m_isDragging = true;
    m_grip = gripUnder(event->position());
    m_from = toPart(event->position());
    m_atPress = part();
}

void PreviewView::mouseMoveEvent(QMouseEvent *event)
{
    if (m_tool == Tool::None || m_shown.isNull())
        return;
    if (!m_isDragging)
        return showCursor(event->position());
    // A press that hardly moves draws no new part.
    const QPointF to = toPart(event->position());
    if (m_grip == Grip::None && (to - m_from).manhattanLength() < kSmallestPart / 2)
        return;
    change(dragged(m_atPress, m_grip, m_from, to));
}

void PreviewView::mouseReleaseEvent(QMouseEvent *) { m_isDragging = false; }

void PreviewView::showCursor(const QPointF &at)
{
    switch (gripUnder(at)) {
    case Grip::None: return setCursor(Qt::CrossCursor);
    case Grip::Inside: return setCursor(Qt::SizeAllCursor);
    case Grip::TopLeft:
    case Grip::BottomRight: return setCursor(Qt::SizeFDiagCursor);
    case Grip::TopRight:
    case Grip::BottomLeft: return setCursor(Qt::SizeBDiagCursor);
    }
}

void PreviewView::keyPressEvent(QKeyEvent *event)
{
    QPointF by;
    switch (event->key()) {
    case Qt::Key_Left: by = {-kKeyStep, 0}; break;
    case Qt::Key_Right: by = {kKeyStep, 0}; break;
    case Qt::Key_Up: by = {0, -kKeyStep}; break;
    case Qt::Key_Down: by = {0, kKeyStep}; break;
    default: break;
    }
    if (m_tool == Tool::None || by.isNull())
        return QWidget::keyPressEvent(event);
    change(event->modifiers() & Qt::ShiftModifier ? sized(part(), by) : moved(part(), by));
}

void PreviewView::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    QPainterPath ground;
    ground.addRoundedRect(rect(), theme.metrics.radius, theme.metrics.radius);
    painter.fillPath(ground, theme.stage);
    if (m_shown.isNull()) {
        paintWords(painter);
    } else {
        painter.setClipPath(ground);
        painter.drawImage(pictureRect(), m_shown);
        paintPart(painter);
        paintCount(painter);
        painter.setClipping(false);
    }
    if (hasFocus()) {
        painter.setPen(QPen(theme.focus, theme.metrics.focusWidth));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), theme.metrics.radius,
                                theme.metrics.radius);
    }
}

void PreviewView::paintWords(QPainter &painter) const
{
    const Theme &theme = themeOf(this);
    const int margin = theme.metrics.large * 2;
    painter.setPen(theme.text);
    painter.drawText(rect().adjusted(margin, margin, -margin, -margin), Qt::AlignCenter | Qt::TextWordWrap,
                     m_words);
}

void PreviewView::paintPart(QPainter &painter) const
{
    const Theme &theme = themeOf(this);
    const bool isCropped = m_wishes.crop != QRectF(0, 0, 1, 1);
    const bool showsWhole = m_tool != Tool::None || !m_isFinal;
    if (showsWhole && (isCropped || m_tool == Tool::Crop)) {
        QPainterPath outside;
        outside.addRect(pictureRect());
        QPainterPath inside;
        inside.addRect(toPixels(m_wishes.crop));
        QColor shade = theme.shadow;
        shade.setAlphaF(0.6F);
        painter.fillPath(outside.subtracted(inside), shade);
    }
    if (m_tool == Tool::None)
        return;
    // Two lines, light on dark, so that the frame is visible on any picture.
    const QRectF frame = toPixels(part()).adjusted(1, 1, -1, -1);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.shadow, 4));
    painter.drawRect(frame);
    painter.setPen(QPen(theme.focus, 2));
    painter.drawRect(frame);
    painter.setPen(QPen(theme.shadow, 1));
    painter.setBrush(theme.focus);
    for (const QPointF &corner : {frame.topLeft(), frame.topRight(), frame.bottomLeft(), frame.bottomRight()})
        painter.drawEllipse(corner, kGripRadius, kGripRadius);
}

void PreviewView::paintCount(QPainter &painter) const
{
    const Theme &theme = themeOf(this);
    if (m_count == 0)
        return;
    const QPointF middle = QRectF(rect()).center();
    QColor ground = theme.surface;
    ground.setAlphaF(0.85F);
    painter.setPen(QPen(theme.live, 4));
    painter.setBrush(ground);
    painter.drawEllipse(middle, kCountSide / 2, kCountSide / 2);
    QFont large = font();
    large.setPixelSize(64);
    large.setWeight(QFont::DemiBold);
    painter.setFont(large);
    painter.setPen(theme.text);
    const QRectF box(middle.x() - kCountSide / 2, middle.y() - kCountSide / 2, kCountSide, kCountSide);
    painter.drawText(box, Qt::AlignCenter, locale().toString(m_count));
}

} // namespace studio::ui
