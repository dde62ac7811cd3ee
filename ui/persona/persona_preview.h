// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"
#include "ui/avatar/expression.h"

#include <QImage>
#include <QWidget>

class QLabel;

namespace studio::ui {

class FaceView;

/// How users will see the companion: face, name in the companion's colour, role.
class PersonaPreview : public QWidget
{
    Q_OBJECT

public:
    explicit PersonaPreview(QWidget *parent = nullptr);

    void show(const model::Persona &persona, model::Language language);
    using QWidget::show;
    void setPicture(const QImage &picture); ///< null: the drawn face
    void setPose(const Pose &pose);

private:
    void refresh();

    model::Persona m_persona;
    model::Language m_language = model::Language::English;
    FaceView *m_face = nullptr;
    QLabel *m_name = nullptr;
    QLabel *m_role = nullptr;
};

} // namespace studio::ui
