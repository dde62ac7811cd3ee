// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shots/checks/drawn_text.h"

#include <QApplication>
#include <QEvent>
#include <QFontMetricsF>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QTextItem>
#include <QWidget>

namespace studio::tests {

namespace {

/// Whether a run continues the one before: text is split where its font or script changes.
bool continues(const DrawnText &line, const DrawnText &next, double blank)
{
    const double gap = next.ink.left() - line.ink.right();
    return line.widget == next.widget && line.colour == next.colour && line.clip == next.clip &&
           line.baseline == next.baseline && gap > -blank && gap < 2 * blank;
}

/// Paints nothing and collects the texts.
class TextEngine : public QPaintEngine
{
public:
    TextEngine()
        : QPaintEngine(AllFeatures)
    {
    }

    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }
    void updateState(const QPaintEngineState &) override {}
    void drawRects(const QRect *, int) override {}
    void drawRects(const QRectF *, int) override {}
    void drawLines(const QLine *, int) override {}
    void drawLines(const QLineF *, int) override {}
    void drawEllipse(const QRectF &) override {}
    void drawEllipse(const QRect &) override {}
    void drawPath(const QPainterPath &) override {}
    void drawPoints(const QPointF *, int) override {}
    void drawPoints(const QPoint *, int) override {}
    void drawPolygon(const QPointF *, int, PolygonDrawMode) override {}
    void drawPolygon(const QPoint *, int, PolygonDrawMode) override {}
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}
    void drawTiledPixmap(const QRectF &, const QPixmap &, const QPointF &) override {}
    void drawImage(const QRectF &, const QImage &, const QRectF &, Qt::ImageConversionFlags) override {}
    void drawTextItem(const QPointF &at, const QTextItem &item) override;

    void setWidget(const QWidget *widget) { m_widget = widget; }
    [[nodiscard]] const QList<DrawnText> &texts() const { return m_texts; }

private:
    [[nodiscard]] QRectF clip() const;

    const QWidget *m_widget = nullptr;
    QList<DrawnText> m_texts;
};

void TextEngine::drawTextItem(const QPointF &at, const QTextItem &item)
{
    const QTransform toWindow = painter()->deviceTransform();
    const QFontMetricsF metrics(item.font());
    const QString letters = item.text().trimmed(); // a leading blank would count as ink
    const double blanks = metrics.horizontalAdvance(item.text().left(item.text().indexOf(letters)));
    const QRectF ink = metrics.tightBoundingRect(letters).translated(at + QPointF(blanks, 0));
    const double baseline = toWindow.map(at).y();
    QColor colour = painter()->pen().color();
    colour.setAlphaF(colour.alphaF() * float(painter()->opacity()));
    if (ink.isEmpty() && !m_texts.isEmpty() && m_texts.last().widget == m_widget &&
        m_texts.last().baseline == baseline)
        m_texts.last().text += item.text(); // a blank between two fonts
    if (ink.isEmpty() || colour.alpha() == 0)
        return;
    const DrawnText drawn{item.text(), m_widget, toWindow.mapRect(ink), clip(), baseline, colour};
    if (!m_texts.isEmpty() && continues(m_texts.last(), drawn, metrics.horizontalAdvance(u' '))) {
        m_texts.last().text += drawn.text;
        m_texts.last().ink |= drawn.ink;
    } else {
        m_texts.append(drawn);
    }
}

QRectF TextEngine::clip() const
{
    QRectF clip(QPointF(), QSizeF(paintDevice()->width(), paintDevice()->height()));
    if (!systemClip().isEmpty())
        clip &= QRectF(systemClip().boundingRect());
    if (painter()->hasClipping())
        clip &= painter()->deviceTransform().mapRect(painter()->clipBoundingRect());
    return clip;
}

class TextDevice : public QPaintDevice
{
public:
    TextDevice(const QPaintDevice &like, TextEngine &engine)
        : m_like(like)
        , m_engine(engine)
    {
    }

    QPaintEngine *paintEngine() const override { return &m_engine; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth: return m_like.width();
        case PdmHeight: return m_like.height();
        case PdmWidthMM: return m_like.widthMM();
        case PdmHeightMM: return m_like.heightMM();
        case PdmNumColors: return m_like.colorCount();
        case PdmDepth: return m_like.depth();
        case PdmDpiX: return m_like.logicalDpiX();
        case PdmDpiY: return m_like.logicalDpiY();
        case PdmPhysicalDpiX: return m_like.physicalDpiX();
        case PdmPhysicalDpiY: return m_like.physicalDpiY();
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return int(devicePixelRatioFScale());
        default: return QPaintDevice::metric(metric); // from a newer Qt
        }
    }

private:
    const QPaintDevice &m_like;
    TextEngine &m_engine;
};

/// Tells the engine whose paint event comes next.
class Watch : public QObject
{
public:
    explicit Watch(TextEngine &engine)
        : m_engine(engine)
    {
        qApp->installEventFilter(this);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint && watched->isWidgetType())
            m_engine.setWidget(static_cast<const QWidget *>(watched));
        return false;
    }

private:
    TextEngine &m_engine;
};

} // namespace

QList<DrawnText> drawnTexts(QWidget &window)
{
    TextEngine engine;
    TextDevice device(window, engine);
    const Watch watch(engine);
    window.render(&device);
    return engine.texts();
}

} // namespace studio::tests
