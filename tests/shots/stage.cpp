// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/shots/stage.h"
#include "core/base/utc.h"

#include "core/wire/persona_wire.h"
#include "tests/support/ui/sample_doors.h"
#include "ui/doors/client_setups.h"
#include "ui/settings/settings.h"

#include <QApplication>
#include <QFile>
#include <QMenuBar>
#include <QPainter>

#include <utility>

using namespace Qt::StringLiterals;

namespace studio::tests {

namespace {

constexpr QSize kSize(1280, 800);

/// A window sets the application's text size and colours; the next window must start as if it were the first.
void takeOffTheLook()
{
    static const QFont font = QApplication::font();
    static const QPalette palette = QApplication::palette();
    QApplication::setFont(font);
    QApplication::setPalette(palette);
}

base::ParticipantId you() { return base::ParticipantId(u"user"_s); }

} // namespace

Stage::Stage(const Camera &camera)
    : talk(Talk::in(camera.language))
{
    takeOffTheLook();
    const QString memory = m_folder.file(u"window.ini"_s);
    {
        ui::Settings settings(ui::settingsFileBeside(memory));
        settings.choose(ui::setting::kTheme, camera.theme);
        settings.choose(ui::setting::kMotion, ui::MotionChoice::Reduced);
        settings.set(ui::setting::kZoom, camera.zoom * 100);
    }
    m_translations.use(camera.language);
    if (camera.pseudo)
        m_pseudo = std::make_unique<PseudoTranslator>();
    m_window =
        std::make_unique<ui::MainWindow>(rooms, personas, drafts, m_translations, ui::WindowOptions{memory});
    m_window->desks().offerWhatIf(whatIf);
    m_window->desks().offerInspector(inspector);
    m_window->desks().offerProviders(providers);
    m_window->desks().offerCosts(costs);
    m_window->desks().offerQueries(queries);
    m_window->desks().offerPermissions(permissions);
    m_window->desks().offerMemory(notes);
    m_window->desks().offerShelf(shelf);
    m_window->desks().offerSearch(searching);
    m_window->desks().offerWitnesses(witnesses);
    m_window->desks().offerLoreTrials(loreTrials);
    m_window->desks().offerStatistics(statistics);
    m_window->desks().offerUpkeep(upkeep);
    m_window->desks().offerDoors(doors, guests);
    m_window->desks().offerCamera(devices, clock);
    providers.answerList(
        {.rows = {}, .standard = {.provider = model::rehearsalProvider()}, .keychain = true});
    m_window->resize(kSize);
    m_window->show();
    personas.list(cast());
    drafts.answer({});
}

model::Language Stage::language() const { return m_translations.language(); }

/// The example companions of the program.
QList<model::Persona> Stage::cast() const
{
    QList<model::Persona> cast;
    for (const base::ParticipantId &id : {kyoko(), natsumi(), aya()}) {
        QFile file(QStringLiteral(STUDIO_SOURCE_DIR "/resources/personas/") + id.value() + u".json"_s);
        const bool isOpen = file.open(QIODevice::ReadOnly);
        const auto persona = wire::personaFromBytes(isOpen ? file.readAll() : QByteArray());
        if (!persona)
            qFatal("%s cannot be read", qPrintable(file.fileName()));
        cast.append(*persona);
    }
    return cast;
}

void Stage::openRoom(int messages, const ports::FloorView &floor, const QString &streaming)
{
    const QDateTime lately(QDate(2026, 3, 14), QTime(17, 4), base::kUtc);
    rooms.commandOf(u"listRooms"_s)
        .answer<QList<model::RoomSummary>>(
            {{.id = teaRoom(), .name = talk.room, .lastTime = lately},
             {.id = base::RoomId(u"room_lab"_s), .name = talk.otherRoom, .lastTime = lately.addDays(-3)}});
    const QList<model::MessagePosted> all{
        posted(0, kyoko(), talk.greeting), posted(1, you(), talk.question),
        posted(2, aya(), talk.answer),     posted(3, natsumi(), talk.aside),
        posted(4, aya(), talk.streaming),  posted(5, kyoko(), talk.goodbye)};
    ports::RoomView view = roomView(9, all.first(messages), floor);
    view.room.name = talk.room;
    view.personas = cast();
    for (model::Persona &persona : view.personas) {
        if (const auto book = books.constFind(persona.id); book != books.cend())
            persona.lore = {*book};
    }
    view.modelName = talk.model;
    if (!streaming.isEmpty())
        view.running = ports::RunningTurn{base::TurnId(u"t1"_s), aya(), streaming};
    rooms.commandOf(u"openRoom"_s).answer<ports::RoomView>(view);
}

bool Stage::isLaidOut()
{
    QList<QRect> places;
    for (const QWidget *window : windows()) {
        places.append(window->geometry());
        for (const QWidget *widget : window->findChildren<QWidget *>())
            places.append(widget->geometry());
    }
    const bool isStill = std::exchange(m_places, places) == places;
    return isStill && m_window->menuBar()->height() == m_window->menuBar()->sizeHint().height();
}

QList<QWidget *> Stage::windows() const
{
    QList<QWidget *> windows{m_window.get()};
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (widget != m_window.get() && widget->isVisible() && widget->windowType() != Qt::ToolTip)
            windows.append(widget);
    }
    return windows;
}

QImage Stage::picture() const
{
    QImage picture = m_window->grab().toImage();
    for (QWidget *dialog : windows().mid(1)) {
        QPainter painter(&picture);
        painter.fillRect(picture.rect(), QColor(0, 0, 0, 96)); // as a desktop that dims waiting windows
        painter.drawPixmap(placeOf(*dialog), dialog->grab());
    }
    return picture;
}

QPoint Stage::placeOf(const QWidget &window) const
{
    const QSize beside = (m_window->size() - window.size()) / 2;
    return {beside.width(), beside.height()};
}

QSet<QString> Stage::written() const
{
    QSet<QString> written = talk.texts();
    for (const model::Persona &persona : cast()) {
        written += persona.id.value();
        for (const model::PersonaText &text : persona.texts) {
            written += {text.name, text.role, text.personality, text.story};
            for (const model::SampleLine &line : text.sampleLines)
                written += line.text;
            for (const QString &nickname : text.nicknames)
                written += nickname;
        }
    }
    for (const QString &name :
         {u"Claude"_s, u"claude-sonnet-4-5"_s, u"Ollama"_s, u"qwen3:8b"_s, u"groq"_s, u"llama-3.3-70b"_s})
        written += name; // providers and models have the same names everywhere
    // Texts from tools and models: names of tools and arguments, thoughts, JSON.
    for (const QString &word :
         {u"roll_dice"_s, u"dice"_s, u"Dice"_s, u"They want a roll."_s, u"roll"_s, u"gesture"_s, u"name"_s,
          u"bow"_s, u"text"_s, u"to"_s, u"model"_s, u"messages"_s, u"role"_s, u"user"_s, u"content"_s})
        written += word;
    // Guests, their programs, and what the programs sent.
    for (const QString &word :
         {u"Bob"_s, u"companion_bob"_s, u"Carol"_s, u"carol"_s, u"tea-agent 1.0"_s, u"MCP 2025-11-25"_s,
          u"http://127.0.0.1:3000/mcp"_s, u"ws://127.0.0.1:8080"_s, u"consume"_s, u"vote"_s, u"late"_s,
          u"tools/list"_s, u"POST /mcp"_s, u"Host: evil.com"_s, u"Origin: http://evil.com"_s,
          u"Claude Desktop"_s, openDoors().token, u"claude_desktop_config.json"_s})
        written += word;
    for (const ui::ClientSetup &setup : ui::clientSetups(
             {u"http://127.0.0.1:3000/mcp"_s, u"ws://127.0.0.1:8080"_s, u"••••••••"_s, true, true}))
        written += setup.text;
    written += {u"DP-1 · 1280 × 800"_s, u"DP-2 · 1280 × 800"_s};
    // A server's own words are shown unchanged.
    written += u"model requires more system memory (6.4 GiB) than is available (3.1 GiB)"_s;
    // Names and addresses of providers, their models and variables.
    written += {u"Ollama"_s,
                u"localhost"_s,
                u"Anthropic"_s,
                u"Google Gemini"_s,
                u"OpenRouter"_s,
                u"Groq"_s,
                u"DeepSeek"_s,
                u"https://api.openai.com"_s,
                u"api.anthropic.com"_s,
                u"openrouter.ai"_s,
                u"api.groq.com"_s,
                u"api.deepseek.com"_s,
                u"generativelanguage.googleapis.com"_s,
                u"claude-sonnet-4-5"_s,
                u"gpt-5-mini"_s,
                u"gpt-5-nano"_s,
                u"ANTHROPIC_API_KEY"_s};
    for (int day = 1; day <= 7; ++day)
        written += QLocale().dayName(day);
    for (int month = 1; month <= 12; ++month)
        written += QLocale().monthName(month);
    return written;
}

} // namespace studio::tests
