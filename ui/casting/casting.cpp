// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/casting/casting.h"

#include "ui/casting/import_report.h"
#include "ui/casting/library_window.h"
#include "ui/casting/model_list.h"
#include "ui/casting/persona_session.h"
#include "ui/casting/persona_window.h"

#include <QFileDialog>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

void bringUp(QWidget *window)
{
    window->show();
    window->raise();
    window->activateWindow();
}

} // namespace

Casting::Casting(ports::PersonaPort &personas, ports::DraftPort &drafts, QWidget *window)
    : m_personas(personas)
    , m_desk(personas, drafts)
    , m_pictures(personas)
    , m_window(window)
{
    supplyPictures(m_faces);
    connect(&m_desk, &CastingDesk::listed, this, &Casting::showFaces);
    connect(&m_desk, &CastingDesk::imported, this, [this](const ImportSummary &summary) {
        auto *report = new ImportReport(summary, m_library ? static_cast<QWidget *>(m_library) : m_window);
        report->open();
    });
    connect(&m_desk, &CastingDesk::exported, this,
            [this](const QString &path) { Q_EMIT told(tr("Written to %1.").arg(path)); });
    connect(&m_desk, &CastingDesk::failed, this, &Casting::failed);
}

Casting::~Casting()
{
    // Forms hold sessions that speak to the ports; they go while those are there.
    for (const auto &form : std::as_const(m_forms))
        delete form;
    for (const auto &form : std::as_const(m_newForms))
        delete form;
    delete m_library;
}

void Casting::offerProviders(ports::ProviderPort &providers) { m_providers = &providers; }

void Casting::supplyPictures(Avatars &avatars)
{
    connect(&avatars, &Avatars::pictureNeeded, &m_pictures, &PictureDesk::fetch);
    connect(&m_pictures, &PictureDesk::fetched, &avatars, &Avatars::setPicture);
}

void Casting::showFaces()
{
    QHash<base::ParticipantId, Face> faces;
    for (const model::Persona &persona : m_desk.personas())
        faces.insert(persona.id,
                     {persona.avatar, persona.colour, persona.textIn(m_language).name, persona.revision});
    m_faces.setPeople(faces);
}

void Casting::setTheme(const Theme &theme)
{
    m_theme = theme;
    for (const auto &form : std::as_const(m_forms))
        if (form)
            form->setTheme(theme);
    for (const auto &form : std::as_const(m_newForms))
        if (form)
            form->setTheme(theme);
    if (m_library)
        m_library->setTheme(theme);
}

void Casting::setLanguage(model::Language language)
{
    m_language = language;
    if (m_library)
        m_library->setLanguage(language);
}

void Casting::keepNow()
{
    for (auto *form : m_window->findChildren<PersonaWindow *>())
        if (form->session().edit().isChanged())
            form->session().keepNow();
}

void Casting::newCompanion()
{
    auto *window = new PersonaWindow(m_desk.openNew(m_language, nullptr), m_desk, new PictureDesk(m_personas),
                                     m_theme, m_window);
    m_newForms.removeAll(nullptr);
    // Not one that is being written in another form right now.
    QList<KeptDraft> drafts = m_desk.newDrafts();
    drafts.removeIf([this](const KeptDraft &draft) {
        return std::any_of(m_newForms.cbegin(), m_newForms.cend(),
                           [&](const auto &form) { return form->session().draftKey() == draft.key; });
    });
    open(window);
    if (!drafts.isEmpty())
        window->offerDraft(drafts.first());
    m_newForms.append(window);
}

void Casting::edit(const base::ParticipantId &id)
{
    if (const auto form = m_forms.value(id)) {
        bringUp(form);
        return;
    }
    for (const auto &form : std::as_const(m_newForms)) {
        if (form && form->personaId() == id) { // saved since it was opened
            bringUp(form);
            return;
        }
    }
    PersonaSession *session = m_desk.openStored(id, nullptr);
    if (!session)
        return;
    auto *window = new PersonaWindow(session, m_desk, new PictureDesk(m_personas), m_theme, m_window);
    m_forms.insert(id, window);
    open(window);
    if (const auto draft = m_desk.draftOf(id))
        window->offerDraft(*draft);
}

void Casting::duplicate(const base::ParticipantId &id)
{
    PersonaSession *session = m_desk.openCopy(id, nullptr);
    if (!session)
        return;
    auto *window = new PersonaWindow(session, m_desk, new PictureDesk(m_personas), m_theme, m_window);
    m_newForms.append(window);
    open(window);
}

void Casting::open(PersonaWindow *window)
{
    if (m_providers && !m_models)
        m_models = new ModelList(*m_providers, this);
    if (m_models)
        window->offerModels(*m_models);
    if (m_voices)
        window->offerVoices(*m_voices);
    connect(window, &PersonaWindow::duplicateWanted, this, &Casting::duplicate);
    connect(window, &PersonaWindow::exportWanted, this, &Casting::askForTarget);
    connect(window, &PersonaWindow::draftKept, this, [this](const QString &name) {
        Q_EMIT told(
            tr("What you wrote about %1 is kept as a draft. Open the form again to go on.").arg(name));
    });
    bringUp(window);
}

void Casting::openLibrary()
{
    if (!m_library) {
        m_library = new LibraryWindow(m_desk, m_faces, m_theme, m_language, m_window);
        connect(m_library, &LibraryWindow::newWanted, this, &Casting::newCompanion);
        connect(m_library, &LibraryWindow::editWanted, this, &Casting::edit);
        connect(m_library, &LibraryWindow::duplicateWanted, this, &Casting::duplicate);
        connect(m_library, &LibraryWindow::exportWanted, this, &Casting::askForTarget);
        connect(m_library, &LibraryWindow::importWanted, this, &Casting::askForFiles);
    }
    bringUp(m_library);
}

void Casting::askForFiles()
{
    auto *dialog =
        new QFileDialog(m_library ? static_cast<QWidget *>(m_library) : m_window, tr("Import companions"));
    dialog->setObjectName(u"importFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    dialog->setNameFilters({tr("Persona files (*.json)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::filesSelected, this, &Casting::importFiles);
    dialog->open();
}

void Casting::askForTarget(const base::ParticipantId &id)
{
    const QString studio = tr("Companion Studio persona (*.json)");
    const QString aikyo = tr("aikyo companion card (*.json)");
    auto *dialog =
        new QFileDialog(m_library ? static_cast<QWidget *>(m_library) : m_window, tr("Export a companion"));
    dialog->setObjectName(u"exportFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"json"_s);
    dialog->setNameFilters({studio, aikyo});
    dialog->selectFile(id.value() + u".json"_s);
    connect(dialog, &QFileDialog::fileSelected, this, [this, id, dialog, aikyo](const QString &path) {
        const bool card = dialog->selectedNameFilter() == aikyo;
        m_desk.exportTo(id, card ? model::CardFormat::Aikyo : model::CardFormat::Studio, path);
    });
    dialog->open();
}

} // namespace studio::ui
