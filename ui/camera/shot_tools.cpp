// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera/shot_tools.h"

#include "ui/composer/flow_layout.h"
#include "ui/theme/theme_of.h"

#include <QToolButton>

using namespace Qt::StringLiterals;

namespace studio::ui {

using Tool = PreviewView::Tool;

namespace {

constexpr QRectF kFirstCrop{0.125, 0.125, 0.75, 0.75};

} // namespace

ShotTools::ShotTools(Mirror mirror, PreviewView &preview, QWidget *parent)
    : QWidget(parent)
    , m_preview(preview)
    , m_cropped(kFirstCrop)
{
    const Theme &theme = themeOf(this);
    setObjectName(u"shotTools"_s);
    auto *row = new FlowLayout(theme.metrics.small);
    setLayout(row);
    row->setContentsMargins(0, 0, 0, 0);
    m_crop = makeButton(u"shotCrop"_s, Tool::Crop);
    m_blurPart = makeButton(u"shotBlurPart"_s, Tool::Blur);
    m_blurAll = makeButton(u"shotBlurAll"_s, Tool::None);
    m_mirror = makeButton(u"shotMirror"_s, Tool::None);
    for (QToolButton *button : {m_crop, m_blurPart, m_blurAll, m_mirror}) {
        button->setMinimumHeight(theme.metrics.control);
        row->addWidget(button);
    }
    m_mirror->setVisible(mirror == Mirror::Offered);
    connect(&preview, &PreviewView::wishesEdited, this, [this](const camera::ShotWishes &wishes) {
        if (m_tool == Tool::Crop)
            m_cropped = wishes.crop;
        else
            m_blurred = wishes.blurred;
        Q_EMIT changed();
    });
    connect(&preview, &PreviewView::imageCameOrWent, this, &ShotTools::allowParts);
    retranslate();
    allowParts();
}

/// Without a picture nobody can say which part. What is on can be switched off, and the whole picture can be
/// blurred before it comes.
void ShotTools::allowParts()
{
    for (QToolButton *button : {m_crop, m_blurPart})
        button->setEnabled(m_preview.hasImage() || button->isChecked());
}

QToolButton *ShotTools::makeButton(const QString &objectName, Tool tool)
{
    auto *button = new QToolButton(this);
    button->setObjectName(objectName);
    button->setCheckable(true);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setFocusPolicy(Qt::StrongFocus);
    connect(button, &QToolButton::clicked, this, [this, button, tool] { switched(button, tool); });
    return button;
}

void ShotTools::switched(QToolButton *button, Tool tool)
{
    const bool isOn = button->isChecked();
    if (isOn && button == m_blurPart)
        m_blurAll->setChecked(false);
    if (isOn && button == m_blurAll)
        m_blurPart->setChecked(false);
    if (isOn && tool != Tool::None) {
        m_tool = tool;
        m_preview.setFocus(Qt::OtherFocusReason); // so that the arrow keys move it at once
    }
    const bool isEdited =
        (m_tool == Tool::Crop && m_crop->isChecked()) || (m_tool == Tool::Blur && m_blurPart->isChecked());
    if (!isEdited)
        m_tool = Tool::None;
    tell();
}

void ShotTools::beginAnew()
{
    m_crop->setChecked(false);
    m_cropped = kFirstCrop;
    stopEditing();
}

void ShotTools::stopEditing()
{
    m_tool = Tool::None;
    tell();
}

camera::ShotWishes ShotTools::wishes() const
{
    camera::ShotWishes wishes;
    wishes.mirrored = m_mirror->isChecked();
    wishes.blurred = m_blurred;
    if (m_blurAll->isChecked())
        wishes.blur = camera::Blur::Everything;
    else if (m_blurPart->isChecked())
        wishes.blur = camera::Blur::Part;
    if (m_crop->isChecked())
        wishes.crop = m_cropped;
    return wishes;
}

void ShotTools::tell()
{
    m_preview.setWishes(wishes());
    m_preview.setTool(m_tool);
    allowParts();
    Q_EMIT changed();
}

void ShotTools::retranslate()
{
    setAccessibleName(tr("Hidden parts of the picture"));
    m_crop->setText(tr("Crop"));
    m_crop->setToolTip(
        tr("Only the part inside the frame is sent. Arrow keys move the frame, Shift+arrow keys resize it."));
    m_blurPart->setText(tr("Blur a part"));
    m_blurPart->setToolTip(tr("The part inside the frame is made unreadable. Arrow keys move the frame, "
                              "Shift+arrow keys resize it."));
    m_blurAll->setText(tr("Blur everything"));
    m_blurAll->setToolTip(tr("Only light and colours remain."));
    m_mirror->setText(tr("Mirror"));
    m_mirror->setToolTip(tr("Swaps left and right. Text becomes unreadable."));
}

} // namespace studio::ui
