// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace studio::ui {

class Avatars;
class TranscriptModel;

/// Whose faces stand beside the names of a transcript: those that the window sets, and until then initials
/// that it draws itself from what the model knows of the speakers. A user always has the initial of the name
/// that they write under. It paints nothing in the transcript. GUI thread; no errors: faces that are
/// destroyed give way to the drawn ones.
class SpeakerFaces : public QObject
{
    Q_OBJECT

public:
    SpeakerFaces(const TranscriptModel &model, QObject *parent);

    void setAvatars(const Avatars &avatars);                               ///< not owned
    [[nodiscard]] const Avatars &companions() const { return *m_avatars; } ///< and guests
    [[nodiscard]] const Avatars &users() const { return *m_drawn; }

Q_SIGNALS:
    void changed(); ///< the faces that the window set look otherwise, or are others

private:
    void draw();

    const TranscriptModel &m_model;
    Avatars *m_drawn = nullptr;
    const Avatars *m_avatars = nullptr;
};

} // namespace studio::ui
