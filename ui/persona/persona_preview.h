// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/persona.h"
#include "ui/avatar/expression.h"
#include "ui/theme/theme.h"

#include <QImage>
#include <QWidget>

class QLabel;

namespace studio::ui {

class FaceView;

/// How the companion will be seen: its face, its name in its colour, its role.
class PersonaPreview : public QWidget
{
    Q_OBJECT

public:
    explicit PersonaPreview(const Theme &theme, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void show(const model::Persona &persona, model::Language language);
    using QWidget::show;
    void setPicture(const QImage &picture); ///< null: the drawn face
    void setPose(const Pose &pose);

private:
    void refresh();

    Theme m_theme;
    model::Persona m_persona;
    model::Language m_language = model::Language::English;
    FaceView *m_face = nullptr;
    QLabel *m_name = nullptr;
    QLabel *m_role = nullptr;
};

} // namespace studio::ui
