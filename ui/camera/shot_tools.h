// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/camera/shot_work.h"
#include "ui/camera/preview_view.h"

#include <QWidget>

class QToolButton;

namespace studio::ui {

/// The buttons that leave something out of a picture, beside its PreviewView: each is on or off, and the part
/// of the last button switched on can be moved in the preview. For the camera, and for pictures of the
/// screen.
class ShotTools : public QWidget
{
    Q_OBJECT

public:
    enum class Mirror { Offered, Never };

    ShotTools(Mirror mirror, PreviewView &preview, QWidget *parent = nullptr);

    [[nodiscard]] camera::ShotWishes wishes() const;
    void beginAnew();   ///< for another picture: the crop of one means nothing for the next
    void stopEditing(); ///< ends moving parts in the preview; buttons keep their state
    void retranslate();

Q_SIGNALS:
    void changed();

private:
    QToolButton *makeButton(const QString &objectName, PreviewView::Tool tool);
    void switched(QToolButton *button, PreviewView::Tool tool);
    void allowParts();
    void tell();

    PreviewView &m_preview;
    QToolButton *m_crop = nullptr;
    QToolButton *m_blurPart = nullptr;
    QToolButton *m_blurAll = nullptr;
    QToolButton *m_mirror = nullptr;
    PreviewView::Tool m_tool = PreviewView::Tool::None;
    QRectF m_cropped; ///< kept while the crop is off
    QRectF m_blurred{0.3, 0.2, 0.4, 0.5};
};

} // namespace studio::ui
