// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/persona.h"
#include "ui/persona/draft_text.h"

#include <QDialog>

#include <optional>

class QLabel;
class QMenu;
class QPushButton;
class QSplitter;
class QTabBar;
class QToolButton;
class QVBoxLayout;

namespace studio::ports {
class VoicePort;
}

namespace studio::ui {

class AbilityList;
class CastingDesk;
class ModelList;
class NoticeBar;
class PersonaForm;
class PersonaSession;
class PersonaSide;
class PictureDesk;

/// The form of one companion, not modal: the inputs on the left, the result on the right, and below whether
/// it is saved. Closing never asks and never loses anything; unsaved changes stay as a draft.
class PersonaWindow : public QDialog
{
    Q_OBJECT

public:
    /// Takes over the session and the desk for its pictures.
    PersonaWindow(PersonaSession *session, CastingDesk &desk, PictureDesk *pictures, QWidget *parent);
    ~PersonaWindow() override;

    /// The form can choose among these models. Call once, before it is shown.
    void offerModels(ModelList &models);
    void offerVoices(ports::VoicePort &voices);
    void offerAbilities(AbilityList &abilities);
    /// Offers an older draft. The user answers first, so that nothing overwrites it.
    void offerDraft(const KeptDraft &draft);
    void askToRemove();
    [[nodiscard]] PersonaSession &session() { return *m_session; }
    [[nodiscard]] base::ParticipantId personaId() const; ///< empty: never saved

Q_SIGNALS:
    void duplicateWanted(const studio::base::ParticipantId &id);
    void exportWanted(const studio::base::ParticipantId &id);
    void draftKept(const QString &name); ///< closed with unsaved changes

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void applyTheme();
    void makeHead(QVBoxLayout *column);
    void makeBody(QVBoxLayout *column);
    void makeFoot(QVBoxLayout *column);
    void makeMenu();
    void connectSession();
    void connectDesk();
    void connectPictures();
    void connectSprites();
    void save();
    void showLanguage(int tab);
    void makeMain();
    void archive();
    void openVersions();
    void takeVersion(const model::Persona &persona);
    void giveRoom(bool toTheSide);
    void refresh();
    void refreshTabs();
    void refreshState();
    void retranslate();
    [[nodiscard]] model::Language language() const;
    [[nodiscard]] QString name() const;

    PersonaSession *m_session = nullptr;
    CastingDesk &m_desk;
    PictureDesk *m_pictures = nullptr;
    bool m_closingAnyway = false;
    bool m_triedToSave = false;
    bool m_savedJustNow = false;
    QString m_shownPicture;
    base::ParticipantId m_removing;

    QLabel *m_title = nullptr;
    QTabBar *m_tabs = nullptr;
    QPushButton *m_makeMain = nullptr;
    QToolButton *m_undo = nullptr;
    QToolButton *m_redo = nullptr;
    QToolButton *m_menuButton = nullptr;
    QAction *m_duplicate = nullptr;
    QAction *m_versions = nullptr;
    QAction *m_archive = nullptr;
    QAction *m_export = nullptr;
    QAction *m_remove = nullptr;
    NoticeBar *m_notice = nullptr;
    QSplitter *m_body = nullptr;
    PersonaForm *m_form = nullptr;
    PersonaSide *m_side = nullptr;
    QLabel *m_state = nullptr;
    QLabel *m_tokens = nullptr;
    QPushButton *m_close = nullptr;
    QPushButton *m_save = nullptr;
};

} // namespace studio::ui
