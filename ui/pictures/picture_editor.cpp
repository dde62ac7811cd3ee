// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/picture_editor.h"

#include "ui/camera/preview_view.h"
#include "ui/camera/shot_tools.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/background.h"

#include <QHBoxLayout>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace studio::ui {

PictureEditor::PictureEditor(const QImage &whole, const QString &name, QWidget *parent)
    : QDialog(parent)
    , m_whole(whole)
    , m_name(name)
    , m_preview(new PreviewView(this))
    , m_tools(new ShotTools(ShotTools::Mirror::Offered, *m_preview, this))
    , m_cancel(new QPushButton(this))
    , m_apply(new QPushButton(this))
{
    setObjectName(u"pictureEditor"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    m_cancel->setObjectName(u"pictureEditor.cancel"_s);
    m_apply->setObjectName(u"pictureEditor.apply"_s);
    m_cancel->setAutoDefault(false);
    m_apply->setDefault(true);
    const Metrics &metrics = themeOf(this).metrics;
    auto *foot = new QHBoxLayout;
    foot->addStretch();
    foot->addWidget(m_cancel);
    foot->addWidget(m_apply);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(metrics.medium);
    column->addWidget(m_preview, 1);
    column->addWidget(m_tools);
    column->addLayout(foot);
    m_preview->setImage(m_whole);
    m_preview->setFinal(true);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::close);
    connect(m_apply, &QPushButton::clicked, this, &PictureEditor::apply);
    onRetranslate(this, [this] { retranslate(); });
    resize(560, 520);
}

void PictureEditor::apply()
{
    m_apply->setEnabled(false);
    inBackground<camera::Shot>(
        this, [image = m_whole, wishes = m_tools->wishes()] { return camera::makeShot(image, wishes); },
        [this](const camera::Shot &shot) {
            if (!shot.jpeg.isEmpty())
                Q_EMIT edited(shot);
            close();
        });
}

void PictureEditor::retranslate()
{
    //: %1 is the name of a picture
    setWindowTitle(m_name.isEmpty() ? tr("Edit the picture") : tr("Edit %1").arg(m_name));
    setAccessibleName(windowTitle());
    m_preview->setAccessibleName(tr("The picture as it is sent"));
    m_cancel->setText(tr("Cancel"));
    m_apply->setText(tr("Apply"));
    m_tools->retranslate();
}

} // namespace studio::ui
