// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/persona_preview.h"

#include "ui/avatar/avatar_look.h"
#include "ui/avatar/avatar_painter.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kFaceSize = 160;

} // namespace

/// The large face; it moves as the companion does in the trial.
class FaceView : public QWidget
{
public:
    explicit FaceView(QWidget *parent)
        : QWidget(parent)
    {
        setObjectName(u"personaFace"_s);
        setFixedSize(kFaceSize, kFaceSize);
    }

    model::Avatar avatar;
    QColor colour;
    QString seed;
    QImage picture;
    Pose pose;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        if (!picture.isNull() && !avatar.picture.isEmpty())
            paintPicture(painter, picture, rect());
        else
            paintAvatar(painter, avatar, colour, rect(), seed, pose);
    }
};

PersonaPreview::PersonaPreview(QWidget *parent)
    : QWidget(parent)
    , m_face(new FaceView(this))
    , m_name(plainLabel(u"personaPreviewName"_s, this))
    , m_role(quietLabel(u"personaPreviewRole"_s, this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"personaPreview"_s);
    m_name->setAlignment(Qt::AlignHCenter);
    m_role->setAlignment(Qt::AlignHCenter);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.metrics.tiny);
    column->addWidget(m_face, 0, Qt::AlignHCenter);
    column->addSpacing(theme.metrics.small);
    column->addWidget(m_name);
    column->addWidget(m_role);
    onThemeChange(this, [this] { refresh(); });
}

void PersonaPreview::show(const model::Persona &persona, model::Language language)
{
    m_persona = persona;
    m_language = language;
    refresh();
}

void PersonaPreview::setPicture(const QImage &picture)
{
    m_face->picture = picture;
    m_face->update();
}

void PersonaPreview::setPose(const Pose &pose)
{
    m_face->pose = pose;
    m_face->update();
}

void PersonaPreview::refresh()
{
    const Theme &theme = themeOf(this);
    const model::PersonaText text = m_persona.textIn(m_language);
    const QColor colour(m_persona.colour);
    m_face->avatar = m_persona.avatar;
    m_face->colour = colour.isValid() ? colour : colourFor(m_persona.id.value());
    m_face->seed = m_persona.id.value();
    const QString name = text.name.trimmed();
    m_face->setAccessibleName(name.isEmpty() ? tr("Face of the new companion") : tr("Face of %1").arg(name));
    m_face->update();

    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.4);
    large.setWeight(QFont::Bold);
    m_name->setFont(large);
    QPalette palette = m_name->palette();
    palette.setColor(QPalette::WindowText,
                     name.isEmpty() ? theme.mutedText : theme.companionColour(m_persona.colour));
    m_name->setPalette(palette);
    m_name->setText(name.isEmpty() ? tr("No name yet") : name);
    m_role->setText(text.role);
}

} // namespace studio::ui
