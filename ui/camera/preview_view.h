// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/camera/shot_work.h"
#include "ui/camera/part_edit.h"

#include <QImage>
#include <QWidget>

namespace studio::ui {

/// The picture of the camera without what the user wants left out, and the frame of the part that is being
/// chosen: drawn and moved with the pointer, or with arrow keys (with Shift: resized). Shows words if there
/// is no picture. It paints what it is given and opens nothing.
class PreviewView : public QWidget
{
    Q_OBJECT

public:
    /// The part that the pointer and the arrow keys change.
    enum class Tool { None, Crop, Blur };

    explicit PreviewView(QWidget *parent = nullptr);

    void setImage(const QImage &image); ///< null: words instead
    void setWords(const QString &words);
    void setCount(int seconds); ///< large over the picture; 0: none
    void setWishes(const camera::ShotWishes &wishes);
    void setTool(Tool tool);
    /// Shows exactly what would be sent: cropped, unless the crop is being changed.
    void setFinal(bool isFinal);

    [[nodiscard]] bool hasImage() const { return !m_image.isNull(); }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QRect pictureRect() const; ///< where the whole picture is painted

Q_SIGNALS:
    void wishesEdited(const studio::camera::ShotWishes &wishes);
    void imageCameOrWent(); ///< hasImage() has changed

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] QRectF part() const; ///< the part that the tool changes
    void change(const QRectF &part);
    void render();
    void showCursor(const QPointF &at);
    [[nodiscard]] Grip gripUnder(const QPointF &at) const;
    [[nodiscard]] QPointF toPart(const QPointF &at) const;
    [[nodiscard]] QRectF toPixels(const QRectF &part) const;
    void paintWords(QPainter &painter) const;
    void paintPart(QPainter &painter) const;
    void paintCount(QPainter &painter) const;

    QImage m_image; ///< small enough to process for each frame
    QImage m_shown;
    QString m_words;
    int m_count = 0;
    camera::ShotWishes m_wishes;
    Tool m_tool = Tool::None;
    bool m_isFinal = false;
    Grip m_grip = Grip::None;
    bool m_isDragging = false;
    QPointF m_from;
    QRectF m_atPress;
};

} // namespace studio::ui
